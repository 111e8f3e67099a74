import { STREAK_ANSWERS } from '@zielona-fala/contracts';

/** How many questions of one test were answered on a day, and when the last of them. */
export interface AnsweredInTest {
  readonly answered: number;
  readonly lastAnsweredAt: Date;
}

export interface DayTotal {
  readonly answered: number;
  /** When the answers sufficed for the streak, according to the tests; null if they do not. */
  readonly reachedAt: Date | null;
}

/** A day of a learner, independent of the order in which its tests arrived. */
export function dayTotal(tests: readonly AnsweredInTest[]): DayTotal {
  let answered = 0;
  let reachedAt: Date | null = null;
  const inOrder = tests.toSorted(
    (one, other) => one.lastAnsweredAt.getTime() - other.lastAnsweredAt.getTime(),
  );
  for (const test of inOrder) {
    answered += test.answered;
    if (reachedAt === null && answered >= STREAK_ANSWERS) reachedAt = test.lastAnsweredAt;
  }
  return { answered, reachedAt };
}
