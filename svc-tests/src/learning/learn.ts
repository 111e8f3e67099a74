import type { CategoryName } from '@zielona-fala/contracts';
import { afterAnswers, type GradedAnswer, type Knowledge } from '@zielona-fala/learning';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type KnownBefore, type LearningStore, UNKNOWN } from './store.ts';
import { masteredOf } from './stored.ts';

export interface Learned {
  readonly before: KnownBefore;
  /** Without those mastered in another category; negative when mistakes took more away than right answers added. */
  readonly newlyMastered: number;
}

/**
 * Remembers what answers teach: one read, in all categories of the learner, and one write; none without answers.
 * @param answers in the order in which they were given
 * @returns the previous knowledge of these questions, and how many more of them are mastered now
 */
export async function learn(
  store: LearningStore,
  { userId, category }: { readonly userId: number; readonly category: CategoryName },
  answers: readonly GradedAnswer[],
  transaction: Transaction,
): Promise<Learned> {
  if (answers.length === 0) return { before: UNKNOWN, newlyMastered: 0 };
  const numbers = answers.map(({ number }) => number);
  const before = await store.findOf(userId, category, numbers, transaction);
  const after = afterAnswers(before.knowledge, answers);
  await store.save(userId, category, after, numbers, transaction);
  const masteredHere = ({ memories }: Knowledge): number =>
    masteredOf(memories).filter((number) => !before.masteredElsewhere.has(number)).length;
  return { before, newlyMastered: masteredHere(after) - masteredHere(before.knowledge) };
}
