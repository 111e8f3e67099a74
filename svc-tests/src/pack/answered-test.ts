import type { CategoryName, QuestionLanguage } from '@zielona-fala/contracts';
import { newTest, type Test } from '../exams/exam.ts';
import type { Given } from './judge.ts';

export interface AnsweredBy {
  readonly testId: number;
  readonly userId: number;
  readonly category: CategoryName;
  readonly lang: QuestionLanguage;
}

/**
 * Answers that were given without the server, as the test that they are counted as; null for none.
 * @param given in the order in which they were given
 */
export function answeredTest(by: AnsweredBy, given: readonly Given[], now: Date): Test | null {
  const [first] = given;
  if (first === undefined) return null;
  // the clock of a device may be ahead
  const notLater = (at: Date): Date => (at < now ? at : now);
  return {
    ...newTest({
      ...{ ...by, mode: 'review', created: notLater(first.at) },
      questions: given.map(({ question: { number, revision } }) => ({ number, revision })),
    }),
    answers: Object.fromEntries(given.map(({ number, answer }) => [number, answer])),
    answeredAt: Object.fromEntries(given.map(({ number, at }) => [number, notLater(at)])),
  };
}
