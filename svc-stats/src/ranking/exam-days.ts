import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Connection } from 'mongoose';
import type { Exam } from '../exams/exam.ts';
import { upsertAll } from '../writes/upsert-all.ts';
import { countByDay, type ExamDay, examDayOf } from './ranked-exams.ts';

/** Finished exams per learner and day, so that the daily limit of rankings is checked without reading exams again. */
export interface ExamDays {
  /** Counts exams that are new. @returns the ids of those that rankings leave out */
  count(
    exams: readonly Exam[],
    timeZoneOf: (userId: number) => string,
    transaction: Transaction,
  ): Promise<ReadonlySet<number>>;
  /** Has these in the place of all that the learner had. */
  replace(userId: number, days: readonly ExamDay[], transaction: Transaction): Promise<void>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createExamDays(connection: Connection): ExamDays {
  const examDays = connection.collection<ExamDay>('exam_days');
  const eraseLearner = async (userId: number, transaction: Transaction): Promise<void> => {
    await examDays.deleteMany({ userId }, { session: transaction });
  };
  return {
    async count(exams, timeZoneOf, transaction) {
      if (exams.length === 0) return new Set();
      const ids = new Set(exams.map((exam) => examDayOf(exam, timeZoneOf(exam.userId))));
      const known = await examDays.find({ _id: { $in: [...ids] } }, { session: transaction }).toArray();
      const before = new Map(known.map(({ _id, finished }) => [_id, finished]));
      const { days, unranked } = countByDay(before, exams, timeZoneOf);
      await upsertAll<ExamDay>(
        { collection: examDays },
        days.map(({ _id, ...day }) => ({ filter: { _id }, update: { $set: day } })),
        transaction,
      );
      return unranked;
    },
    async replace(userId, days, transaction) {
      await eraseLearner(userId, transaction);
      if (days.length > 0) await examDays.insertMany([...days], { session: transaction });
    },
    eraseLearner,
    async ensureIndexes() {
      await examDays.createIndex({ userId: 1 });
    },
  };
}
