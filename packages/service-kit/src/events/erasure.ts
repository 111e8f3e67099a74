import type { Transaction } from '../mongo/index.ts';

/** Keeps something of learners, and erases it with their account. */
export interface Keeping {
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
}

/** How long the tombstone of an erased learner stays: longer than Kafka retains any event about the learner. */
export const KEEP_ERASED_SECONDS = 30 * 24 * 60 * 60;
