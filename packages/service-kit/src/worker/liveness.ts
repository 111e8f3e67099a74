import type { Clock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import { singleFlight } from '../process/single-flight.ts';
import { within } from '../process/within.ts';

/** One kind of background work, as a liveness probe sees it. */
export interface Work {
  /** For logs: `sending mails`. */
  readonly name: string;
  /**
   * What waits at the front for this process: another value whenever the work has moved, null when nothing waits or
   * another replica has it in hand.
   * @throws while a server that the work needs is unavailable
   */
  front(): Promise<string | null>;
}

export interface LivenessParts {
  readonly work: readonly Work[];
  readonly clock: Clock;
  readonly log: Log;
}

interface Standstill {
  readonly front: string;
  /** Unix time in milliseconds. */
  readonly since: number;
}

const STALLED_MS = 60_000;
/** After a pause this long, nothing can be concluded: the machine may have been suspended or a server unavailable. */
const MAX_PAUSE_MS = 30_000;
const ANSWER_LIMIT_MS = 1000;

/**
 * Whether background work makes progress. False only if work is pending, all servers it needs respond, and it has not
 * moved during a minute of calls at most 30 seconds apart. An outage does not make it false, because restarting the
 * process would not help. Each call checks again, with a timeout of one second.
 */
export function createLiveness({ work, clock, log }: LivenessParts): () => Promise<boolean> {
  const standstills = new Map<Work, Standstill>();
  let lastAsked = Number.NEGATIVE_INFINITY;
  const questions = new Map(work.map((each) => [each, singleFlight(() => each.front())]));

  const hasStalled = (each: Work, front: string | null, now: number): boolean => {
    const before = standstills.get(each);
    if (front === null) standstills.delete(each);
    else if (before?.front !== front) standstills.set(each, { front, since: now });
    else if (now - before.since >= STALLED_MS) {
      log.error({ work: each.name, front, milliseconds: now - before.since }, 'background work is stuck');
      return true;
    }
    return false;
  };

  return async () => {
    try {
      const fronts = await Promise.all(
        [...questions].map(async ([each, ask]) => [each, await within(ANSWER_LIMIT_MS, ask())] as const),
      );
      const now = clock.now().getTime();
      if (now - lastAsked > MAX_PAUSE_MS) standstills.clear();
      lastAsked = now;
      return fronts.filter(([each, front]) => hasStalled(each, front, now)).length === 0;
    } catch (error) {
      log.debug({ err: error }, 'background work not checked: a dependency is unavailable');
      standstills.clear();
      return true;
    }
  };
}
