import { unauthorized } from '@zielona-fala/service-kit/http';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { LearnerStore } from './store.ts';

/**
 * Holds the learner whose call this is, before anything of theirs is written: what is committed then is erased with them.
 * @throws Problem 401 for a learner who was erased while the call was under way
 */
export async function lockCaller(
  learners: Pick<LearnerStore, 'lock'>,
  userId: number,
  at: Date,
  transaction: Transaction,
): Promise<void> {
  if (!(await learners.lock(userId, at, transaction))) throw unauthorized();
}
