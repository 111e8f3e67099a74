import { type CategoryName, EXAM, type PointsValue, type QuestionPart } from '@zielona-fala/contracts';
import type { BankQuestion } from '@zielona-fala/contracts/bank';
import { question } from '@zielona-fala/contracts/bank/testing';

const FIRST_NUMBER = 1_900_001;

/** Questions for the categories: `times` what one exam needs of each stratum. */
export function questionsForExams(
  times: number,
  categories: readonly CategoryName[] = ['B'],
): readonly BankQuestion[] {
  const strata = EXAM.strata.flatMap(({ part, points, count }) =>
    Array.from({ length: count * times }, (): [QuestionPart, PointsValue] => [part, points]),
  );
  return strata.map(([part, points], index) => question(FIRST_NUMBER + index, { part, points, categories }));
}

/** A bank of any size, spread evenly over the strata of the categories. */
export function* manyQuestions(
  size: number,
  categories: readonly CategoryName[],
): Generator<BankQuestion, void, undefined> {
  for (let index = 0; index < size; index += 1) {
    const category = categories.slice(index % categories.length).slice(0, 1);
    const turn = Math.floor(index / categories.length) % EXAM.strata.length;
    const { part, points } = EXAM.strata[turn] ?? {};
    yield question(FIRST_NUMBER + index, { part, points, categories: category });
  }
}
