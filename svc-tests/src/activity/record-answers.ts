import { dateOf, studyDayOf } from '@zielona-fala/contracts';
import type { AnsweredDay } from '@zielona-fala/contracts/events';
import type { Outbox } from '@zielona-fala/service-kit/events';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Test } from '../exams/exam.ts';
import type { AnswerRecordStore } from './store.ts';

export interface RecordParts {
  readonly records: AnswerRecordStore;
  readonly outbox: Outbox;
}

export interface EndedAnswers {
  /** With all answers that were given. */
  readonly test: Pick<
    Test,
    'testId' | 'userId' | 'category' | 'homework' | 'answers' | 'answeredAt' | 'created'
  >;
  /** The learner's. */
  readonly timeZone: string;
  /** Of the learner, in all categories. */
  readonly masteredTotal: number;
  readonly at: Date;
  /** Which answers count for active days, by their times; default: all. */
  readonly countsForDays?: (at: Date) => boolean;
}

/**
 * Publishes the answers of a test in the transaction that ends it, so that saving an answer remains a single write.
 * @returns the sequence of the event, or null if no answer counts for a day
 */
export async function recordAnswers(
  parts: RecordParts,
  { test, timeZone, masteredTotal, at, countsForDays = () => true }: EndedAnswers,
  transaction: Transaction,
): Promise<number | null> {
  const { testId, userId, category, homework } = test;
  const days = answeredDays(test, timeZone, countsForDays);
  if (days.length === 0) return null;
  const record = { userId, testId, category, days, masteredTotal, recordedAt: at.toISOString() };
  const sequence = await parts.outbox.append('answers-recorded', record, transaction);
  await parts.records.insert(
    { ...record, sequence, ...(homework !== undefined && { homework }) },
    transaction,
  );
  return sequence;
}

/** How many questions of a test were answered on each day of a time zone, the oldest day first, of answers that count. */
function answeredDays(
  { answers, answeredAt, created }: Pick<Test, 'answers' | 'answeredAt' | 'created'>,
  timeZone: string,
  counts: (at: Date) => boolean,
): readonly AnsweredDay[] {
  const instants = Object.keys(answers)
    .map((number) => answeredAt[number] ?? created)
    .filter(counts);
  return [...Map.groupBy(instants, (at) => studyDayOf(at, timeZone))]
    .toSorted(([one], [other]) => one - other)
    .map(([day, all]) => ({
      day: dateOf(day),
      answered: all.length,
      lastAnsweredAt: new Date(Math.max(...all.map((at) => at.getTime()))).toISOString(),
    }));
}
