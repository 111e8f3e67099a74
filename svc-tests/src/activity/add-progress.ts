import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { LearnerStore, Progress } from '../learners/store.ts';
import type { LearningStore } from '../learning/store.ts';

export interface ProgressParts {
  readonly learners: Pick<LearnerStore, 'addProgress' | 'setMastered'>;
  readonly learning: Pick<LearningStore, 'mastered'>;
}

/**
 * Adds the experience of an ended test, after its answers have updated the learner's knowledge. Mastered questions are
 * counted once, and updated incrementally from then on; again after a former version has ended a test meanwhile.
 */
export async function addProgress(
  { learners, learning }: ProgressParts,
  userId: number,
  progress: Progress,
  transaction: Transaction,
): Promise<{ readonly xpTotal: number; readonly masteredTotal: number }> {
  const { xpTotal, mastered } = await learners.addProgress(userId, progress, transaction);
  if (mastered !== null) return { xpTotal, masteredTotal: mastered };
  const counted = await learning.mastered(userId, transaction);
  await learners.setMastered(userId, counted, transaction);
  return { xpTotal, masteredTotal: counted };
}
