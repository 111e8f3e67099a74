import type { LevelInfo } from '@zielona-fala/contracts';

export interface LevelWatch {
  /** Looks at an answer of the API. */
  see(answer: unknown): void;
}

export interface LevelWatchOptions {
  readonly fetchLevel: () => Promise<LevelInfo>;
  /** Called once per level reached. */
  readonly onLevel: (level: LevelInfo) => void;
  /** The highest level told so far, kept beyond a reload; at first the one that the learner signed in with. */
  readonly told: { read(): number; write(level: number): void };
}

const saysNextLevel = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && (answer as { isNextLevel?: unknown }).isNextLevel === true;

const LATE_TRIES = 4;
const LATE_WAIT_MS = 1500;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Any answer with `isNextLevel` true asks for the level and tells it, once per level, whoever says it first. */
export function createLevelWatch({ fetchLevel, onLevel, told }: LevelWatchOptions): LevelWatch {
  const tellNew = async (): Promise<boolean> => {
    const level = await fetchLevel();
    if (level.level <= told.read()) return false;
    told.write(level.level);
    onLevel(level);
    return true;
  };
  const announce = async () => {
    // the account's level follows by an event, which may be late
    for (let tries = 0; !(await tellNew()) && tries < LATE_TRIES; tries += 1) await pause(LATE_WAIT_MS);
  };
  return {
    see(answer) {
      // a failed read of the level is logged by the client; the next answer tells it
      if (saysNextLevel(answer)) announce().catch(() => undefined);
    },
  };
}
