import type { LevelInfo } from '@zielona-fala/contracts';

export interface LevelWatch {
  /** Looks at an answer of the API. */
  see(answer: unknown): void;
}

export interface LevelWatchOptions {
  readonly fetchLevel: () => Promise<LevelInfo>;
  /** Called once per level reached. */
  readonly onLevel: (level: LevelInfo) => void;
  /** The highest level told so far, kept beyond a reload; null when none. */
  readonly told: { read(): number | null; write(level: number): void };
}

const saysNextLevel = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && (answer as { isNextLevel?: unknown }).isNextLevel === true;

/** Any answer with `isNextLevel` true asks for the level and tells it, once per level, whoever says it first. */
export function createLevelWatch({ fetchLevel, onLevel, told }: LevelWatchOptions): LevelWatch {
  const announce = async () => {
    const level = await fetchLevel();
    if (level.level <= (told.read() ?? -1)) return;
    told.write(level.level);
    onLevel(level);
  };
  return {
    see(answer) {
      // a failed read of the level is logged by the client; the next answer tells it
      if (saysNextLevel(answer)) announce().catch(() => undefined);
    },
  };
}
