/** What a learner's level looks like on the wire (`GET v1/users/level`). */
export interface LevelInfo {
  readonly level: number;
  /** Lifetime total. */
  readonly experiencePoints: number;
  /** Points still missing to the next level. */
  readonly experienceToNextLevel: number;
}

/** Points needed to climb from level `n` to `n + 1`. */
const stepFrom = (n: number): number => 100 + 50 * n;

/** Total points required for level `n`: the sum of the steps below it. */
const totalFor = (n: number): number => 25 * n * n + 75 * n;

/**
 * The level that a lifetime total of experience points gives. The only place where a level is computed.
 * @param experiencePoints whole number ≥ 0
 * @throws RangeError for anything else
 */
export function levelFor(experiencePoints: number): LevelInfo {
  if (!Number.isSafeInteger(experiencePoints) || experiencePoints < 0) {
    throw new RangeError(`experience points must be a whole number >= 0, not ${experiencePoints}`);
  }
  let level = Math.floor((-75 + Math.sqrt(5625 + 100 * experiencePoints)) / 50);
  // of totals beyond 2^51 the root is rounded up at times, never down
  while (totalFor(level) > experiencePoints) level -= 1;
  return {
    level,
    experiencePoints,
    experienceToNextLevel: totalFor(level) + stepFrom(level) - experiencePoints,
  };
}

/** How much of the way from this level to the next is done, 0..1. */
export function levelProgress({ level, experienceToNextLevel }: Omit<LevelInfo, 'experiencePoints'>): number {
  return 1 - experienceToNextLevel / stepFrom(level);
}
