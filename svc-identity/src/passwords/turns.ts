import { Problem, unavailable } from '@zielona-fala/service-kit/http';

/** How much work runs and waits. */
export interface TurnLimits {
  readonly atOnce: number;
  /** Of one caller. */
  readonly waitingOfOne: number;
  readonly waiting: number;
}

/**
 * Runs work a few pieces at a time, each caller's in order and the callers in turn: however much one of them wants,
 * another's next piece starts as soon as one that runs has ended.
 * @throws Problem 429 when this caller has too much waiting, 503 when there are too many callers
 */
export type InTurn = <Result>(caller: string, work: () => Promise<Result>) => Promise<Result>;

interface Waiting {
  start(): void;
  refuse(problem: Problem): void;
}

const RETRY_SECONDS = 5;

export function createTurns(limits: TurnLimits): InTurn {
  /** In the order of their next turns. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  const lengthOf = (caller: string): number => lines.get(caller)?.length ?? 0;

  /** Makes room for a caller by sending away the last of the longest line. @returns false when nobody has more waiting */
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

  const enter = (caller: string): Promise<void> => {
    if (lengthOf(caller) >= limits.waitingOfOne) throw tooMany();
    if (waiting >= limits.waiting && !displace(caller))
      throw unavailable('Too many sign-ins at once', RETRY_SECONDS);
    waiting += 1;
    return new Promise((start, refuse) => {
      const line = lines.get(caller);
      if (line) line.push({ start, refuse });
      else lines.set(caller, [{ start, refuse }]);
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

  return async (caller, work) => {
    if (running >= limits.atOnce) await enter(caller);
    else running += 1;
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}

function tooMany(): Problem {
  return new Problem(429, 'too-many-requests', 'Too many sign-ins from this address at once', {
    headers: { 'retry-after': String(RETRY_SECONDS) },
  });
}
