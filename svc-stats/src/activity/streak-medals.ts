import { studyDayOn } from '@zielona-fala/service-kit/process';
import { type Medal, streakMedals } from '../medals/medal.ts';
import type { ActiveDay } from './store.ts';
import { streakLengths } from './streak.ts';

/** What the streaks of these days earn. @param days the oldest first */
export function medalsOfStreaks(days: readonly Omit<ActiveDay, 'answered'>[]): readonly Medal[] {
  const reached = days.flatMap(({ day, reachedAt }) => (reachedAt === null ? [] : [{ day, reachedAt }]));
  const lengths = streakLengths(reached.map(({ day }) => studyDayOn(day)));
  return streakMedals(reached.map(({ reachedAt }, index) => ({ reachedAt, length: lengths[index] ?? 0 })));
}
