import type { Clock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
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
/** After such a pause nobody knows what happened in it: the machine may have slept, a server may have been away. */
const MAX_PAUSE_MS = 30_000;
const ANSWER_LIMIT_MS = 1000;

/**
 * Whether all background work of this process goes on: false only when some waits, every server that work needs answers,
 * and nothing of it has moved for a minute of calls that are no more than 30 seconds apart. No outage makes it false:
 * restarting the process would not end one. Each call asks anew, for a second at most.
 */
export function createLiveness({ work, clock, log }: LivenessParts): () => Promise<boolean> {
  const standstills = new Map<Work, Standstill>();
  let lastAsked = Number.NEGATIVE_INFINITY;
  const questions = new Map(work.map((each) => [each, oneAtATime(() => each.front())]));

  const hasStalled = (each: Work, front: string | null, now: number): boolean => {
    const before = standstills.get(each);
    if (front === null) standstills.delete(each);
    else if (before?.front !== front) standstills.set(each, { front, since: now });
    else if (now - before.since >= STALLED_MS) {
      log.error({ work: each.name, milliseconds: now - before.since }, 'work waits and nothing moves');
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
      log.debug({ err: error }, 'background work cannot be judged: a server it needs is unavailable');
      standstills.clear();
      return true;
    }
  };
}

/** Passes the answer to whoever asks before it is there, so that a server that hangs is not asked again and again. */
export function oneAtATime<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | null = null;
  return () => {
    running ??= ask().finally(() => {
      running = null;
    });
    return running;
  };
}
