import type { LevelInfo } from '@zielona-fala/contracts';
import { isTransient } from './api-error.ts';
import { retry } from './retry.ts';

export interface LevelWatch {
  /** Inspects a response of the API: one with `isNextLevel` means that experience was counted, and causes one read of the level. */
  see(response: unknown): void;
  /** Reloads the level after another signal that experience was counted. Never rejects. */
  read(): Promise<void>;
  /** At sign-out: aborts pending reads. */
  reset(): void;
}

export interface LevelWatchOptions {
  readonly fetchLevel: () => Promise<LevelInfo>;
  /** Called with each level that is read. */
  readonly onRead: (level: LevelInfo) => void;
  /** Called once per level reached, after {@link onRead}. */
  readonly onReached: (level: LevelInfo) => void;
  /** The highest level announced so far, kept in the browser; at first the one that the learner signed in with. */
  readonly announced: { read(): number; write(level: number): void };
}

const nextLevelOf = (response: unknown): unknown =>
  typeof response === 'object' && response !== null
    ? (response as { isNextLevel?: unknown }).isNextLevel
    : undefined;

/** The account is updated by an event and does not have the new level yet. */
class LevelBehind extends Error {}

const BEHIND = { attempts: 5, firstDelay: 1500, maxDelay: 1500 };

const isWorthRetrying = (error: unknown): boolean => error instanceof LevelBehind || isTransient(error);

/** Keeps experience and level up to date, and announces each level once, whichever source reports it first. */
export function createLevelWatch({
  fetchLevel,
  onRead,
  onReached,
  announced,
}: LevelWatchOptions): LevelWatch {
  let signedOut = new AbortController();

  const read = async (isNextLevel: boolean, { signal }: AbortController) => {
    const level = await fetchLevel();
    signal.throwIfAborted();
    const known = announced.read();
    onRead(level);
    if (level.level > known) {
      announced.write(level.level);
      onReached(level);
    } else if (isNextLevel) throw new LevelBehind();
  };

  return {
    see(response) {
      const isNextLevel = nextLevelOf(response);
      if (typeof isNextLevel !== 'boolean') return;
      const session = signedOut;
      // a failed read is logged by the client; the next one corrects what is shown
      retry(() => read(isNextLevel, session), {
        ...BEHIND,
        signal: session.signal,
        shouldRetry: isWorthRetrying,
      }).catch(() => undefined);
    },
    // a failed read is logged by the client
    read: () => read(false, signedOut).catch(() => undefined),
    reset() {
      signedOut.abort();
      signedOut = new AbortController();
    },
  };
}
