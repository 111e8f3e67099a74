import type { CategoryName } from '@zielona-fala/contracts';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { afterAnswers, type GradedAnswer, type Knowledge, NOTHING_KNOWN } from './knowledge.ts';
import type { LearningStore } from './store.ts';

/**
 * Remembers what answers teach: one read and one write, none without answers.
 * @param answers in the order in which they were given
 * @returns what was known of these questions before
 */
export async function learn(
  store: LearningStore,
  { userId, category }: { readonly userId: number; readonly category: CategoryName },
  answers: readonly GradedAnswer[],
  transaction: Transaction,
): Promise<Knowledge> {
  if (answers.length === 0) return NOTHING_KNOWN;
  const numbers = answers.map(({ number }) => number);
  const before = await store.findOf(userId, category, numbers, transaction);
  await store.save(userId, category, afterAnswers(before, answers), numbers, transaction);
  return before;
}
