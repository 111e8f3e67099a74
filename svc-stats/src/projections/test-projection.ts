import type { TestFinishedData } from '@zielona-fala/contracts/events';
import type { Transaction } from '@zielona-fala/service-kit/mongo';

/** What is counted over all finished tests of a learner. */
export interface TestProjection {
  /** Adds tests that were not counted before, of any learners. */
  add(tests: readonly TestFinishedData[], transaction: Transaction): Promise<void>;
  /** Replaces the learner's data with those derived from these tests. */
  replace(userId: number, all: readonly TestFinishedData[], transaction: Transaction): Promise<void>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
}
