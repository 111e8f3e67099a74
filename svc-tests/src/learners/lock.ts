import { unauthorized } from '@zielona-fala/service-kit/http';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { LearnerStore } from './store.ts';

/**
 * Locks the calling learner before any of their data is written, so that everything committed is covered by an erasure.
 * @throws Problem 401 if the learner was erased during the call
 */
export async function lockCaller(
  learners: Pick<LearnerStore, 'lock'>,
  userId: number,
  at: Date,
  transaction: Transaction,
): Promise<void> {
  if (!(await learners.lock(userId, at, transaction))) throw unauthorized();
}
