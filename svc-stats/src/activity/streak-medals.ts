import { studyDayOn } from '@zielona-fala/contracts';
import { type Medal, streakMedals } from '../medals/medal.ts';
import { streakLengths } from './streak.ts';

/** A day, and when there were enough answers on it; null without. */
export interface DayReached {
  readonly day: string;
  readonly reachedAt: Date | null;
}

/** What the streaks of these days earn. @param days the oldest first */
export function medalsOfStreaks(days: readonly DayReached[]): readonly Medal[] {
  const reached = days.flatMap(({ day, reachedAt }) => (reachedAt === null ? [] : [{ day, reachedAt }]));
  const lengths = streakLengths(reached.map(({ day }) => studyDayOn(day)));
  return streakMedals(reached.map(({ reachedAt }, index) => ({ reachedAt, length: lengths[index] ?? 0 })));
}
