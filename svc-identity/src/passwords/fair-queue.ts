import { Problem, unavailable } from '@zielona-fala/service-kit/http';

/** How much work runs and waits. */
export interface FairQueueLimits {
  readonly atOnce: number;
  /** Of one caller. */
  readonly waitingOfOne: number;
  readonly waiting: number;
}

/**
 * Runs work a few pieces at a time, each caller's in order and the callers in turn: however much one of them wants,
 * another's next piece starts as soon as one that runs has ended.
 * @param left aborts when the caller disconnects: the task leaves the queue and is not started
 * @throws Problem 429 when this caller has too much waiting or has left, 503 when there are too many callers
 */
export interface FairQueue {
  <Result>(caller: string, work: () => Promise<Result>, left?: AbortSignal): Promise<Result>;
  /** Pieces that wait now. */
  waiting(): number;
}

interface Waiting {
  start(): void;
  refuse(problem: Problem): void;
}

const RETRY_SECONDS = 5;

export function createFairQueue(limits: FairQueueLimits): FairQueue {
  /** In the order of their next turns. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  const lengthOf = (caller: string): number => lines.get(caller)?.length ?? 0;

  /** Makes room for a caller by rejecting the last task of the longest queue. @returns false if no queue is longer */
  const displace = (caller: string): boolean => {
    const longest = [...lines.values()].reduce(
      (left, right) => (right.length > left.length ? right : left),
      [],
    );
    if (longest.length <= lengthOf(caller) + 1) return false;
    waiting -= 1;
    longest.pop()?.refuse(tooMany());
    return true;
  };

  const leave = (caller: string, place: Waiting): void => {
    const line = lines.get(caller) ?? [];
    const others = line.filter((each) => each !== place);
    if (others.length === line.length) return;
    if (others.length > 0) lines.set(caller, others);
    else lines.delete(caller);
    waiting -= 1;
    place.refuse(tooMany());
  };

  const enter = (caller: string, left: AbortSignal | undefined): Promise<void> => {
    if (left?.aborted || lengthOf(caller) >= limits.waitingOfOne) throw tooMany();
    if (waiting >= limits.waiting && !displace(caller))
      throw unavailable('Too many sign-ins at once', RETRY_SECONDS);
    waiting += 1;
    return new Promise((start, refuse) => {
      const place = { start, refuse };
      const line = lines.get(caller);
      if (line) line.push(place);
      else lines.set(caller, [place]);
      left?.addEventListener('abort', () => leave(caller, place), { once: true });
    });
  };

  const startNext = (): void => {
    const next = lines.entries().next();
    if (next.done) {
      running -= 1;
      return;
    }
    const [caller, line] = next.value;
    lines.delete(caller);
    const [first, ...rest] = line;
    if (rest.length > 0) lines.set(caller, rest);
    waiting -= 1;
    first?.start();
  };

  const queued = async <Result>(
    caller: string,
    work: () => Promise<Result>,
    left?: AbortSignal,
  ): Promise<Result> => {
    if (running >= limits.atOnce) await enter(caller, left);
    else running += 1;
    try {
      return await work();
    } finally {
      startNext();
    }
  };
  return Object.assign(queued, { waiting: () => waiting });
}

function tooMany(): Problem {
  return new Problem(429, 'too-many-requests', 'Too many sign-ins from this address at once', {
    headers: { 'retry-after': String(RETRY_SECONDS) },
  });
}
