import type { AnswerRecordStore } from '../activity/store.ts';
import type { CurrentTests } from '../exams/current.ts';
import type { Test } from '../exams/exam.ts';
import type { CountedAnswerStore } from '../pack/store.ts';

export interface HasAnsweredParts {
  readonly records: Pick<AnswerRecordStore, 'isAnsweredSince'>;
  readonly counted: Pick<CountedAnswerStore, 'isAnsweredSince'>;
  readonly current: Pick<CurrentTests, 'unfinished'>;
}

/** Whether a learner answered anything after a moment: in a test that ended, in the one under way, or from a pack. */
export type HasAnswered = (userId: number, since: Date) => Promise<boolean>;

export function createHasAnswered({ records, counted, current }: HasAnsweredParts): HasAnswered {
  return async (userId, since) =>
    (await records.isAnsweredSince(userId, since)) ||
    isAnsweredIn(await current.unfinished(userId), since) ||
    (await counted.isAnsweredSince(userId, since));
}

const isAnsweredIn = (test: Pick<Test, 'answeredAt'> | null, since: Date): boolean =>
  Object.values(test?.answeredAt ?? {}).some((at) => at > since);
