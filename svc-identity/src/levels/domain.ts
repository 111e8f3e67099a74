import { levelFor } from '@zielona-fala/contracts';

/** What a newly stated lifetime total does to an account. */
export interface Progress {
  readonly experiencePoints: number;
  /** The climb, or null when the level stays. */
  readonly climb: { readonly previousLevel: number; readonly level: number } | null;
}

/**
 * Totals only grow, so an event with a total no higher than the current one is old or a duplicate.
 * @returns null when nothing changes
 */
export function progressTo(known: number, stated: number): Progress | null {
  if (stated <= known) return null;
  const previousLevel = levelFor(known).level;
  const { level } = levelFor(stated);
  return { experiencePoints: stated, climb: level > previousLevel ? { previousLevel, level } : null };
}
