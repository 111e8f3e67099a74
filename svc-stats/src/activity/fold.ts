import type { AnswersRecordedData } from '@zielona-fala/contracts/events';
import { type Medal, masteredMedals } from '../medals/medal.ts';
import { type AnsweredInTest, type DayTotal, dayTotal } from './day.ts';
import { type DayReached, medalsOfStreaks } from './streak-medals.ts';

/** A day with what each test told of it. */
export interface KnownDay extends DayTotal {
  /** Such as `2026-11-22`. */
  readonly day: string;
  /** By test: what an event states of a test takes the place of what was known of it. */
  readonly tests: Readonly<Record<string, AnsweredInTest>>;
}

/** Days as they are with a record of answers. */
export interface FoldedDays {
  /** Those that the record tells of. */
  readonly days: readonly KnownDay[];
  /** Whether one of them is reached that was not, or was later. */
  readonly isReachedNewly: boolean;
}

/** Takes over what a record states of its test; stated again, it changes nothing. @param known those days at least */
export function foldDays(
  known: ReadonlyMap<string, KnownDay>,
  { testId, days }: Pick<AnswersRecordedData, 'testId' | 'days'>,
): FoldedDays {
  let isReachedNewly = false;
  const folded = days.map(({ day, answered, lastAnsweredAt }): KnownDay => {
    const before = known.get(day);
    const tests = { ...before?.tests, [testId]: { answered, lastAnsweredAt: new Date(lastAnsweredAt) } };
    const total = dayTotal(Object.values(tests));
    isReachedNewly ||= total.reachedAt?.getTime() !== before?.reachedAt?.getTime();
    return { day, tests, ...total };
  });
  return { days: folded, isReachedNewly };
}

/**
 * What a record of answers earns.
 * @param all of the learner's days with it, the oldest first; null where none is reached newly
 */
export function medalsOfAnswers(
  { masteredTotal, recordedAt }: Pick<AnswersRecordedData, 'masteredTotal' | 'recordedAt'>,
  all: readonly DayReached[] | null,
): readonly Medal[] {
  const mastered = masteredMedals(masteredTotal, new Date(recordedAt));
  return all === null ? mastered : [...mastered, ...medalsOfStreaks(all)];
}
