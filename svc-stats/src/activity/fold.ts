import type { AnswersRecordedData } from '@zielona-fala/contracts/events';
import { type Medal, masteredMedals } from '../medals/medal.ts';
import { type AnsweredInTest, type DayTotal, dayTotal } from './day.ts';
import { type DayReached, medalsOfStreaks } from './streak-medals.ts';

/** A day with the answers of each test. */
export interface KnownDay extends DayTotal {
  /** Such as `2026-11-22`. */
  readonly day: string;
  /** By test: an event replaces the previous state of its test. */
  readonly tests: Readonly<Record<string, AnsweredInTest>>;
}

/** Days as they are with a record of answers. */
export interface FoldedDays {
  /** The days in the record. */
  readonly days: readonly KnownDay[];
  /** Whether one of them is reached that was not, or was later. */
  readonly isReachedNewly: boolean;
}

/** Applies a record to its test; idempotent. @param known at least the days in the record */
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
