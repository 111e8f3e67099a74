import { EXAM_STRATA, TOPICS } from '@zielona-fala/contracts';
import fc from 'fast-check';
import { afterAnswers, type GradedAnswer, type Knowledge, NOTHING_KNOWN } from '../../src/knowledge.ts';
import type { StudyQuestion } from '../../src/study-question.ts';

/** A category with `times` as many questions in each stratum as an exam takes. */
export function studyCategory(times: number): readonly StudyQuestion[] {
  return EXAM_STRATA.flatMap(({ part, points, count }) =>
    Array.from({ length: count * times }, () => ({ part, points })),
  ).map((place, index) => ({
    ...place,
    number: 1_000_001 + index,
    topic: TOPICS[index % TOPICS.length] ?? TOPICS[0],
  }));
}

/** The day on which tests ask what to study. */
export const TODAY = 20_000;

/** A category that is studied for some weeks. */
export const CATEGORY = studyCategory(4);

/** The answer to a question, as it is learned from. */
export function graded({ number, part }: StudyQuestion, right: boolean, day: number): GradedAnswer {
  return { number, part, right, day };
}

/** Knowledge of a learner who answered these questions on the given days, all right or all wrong. */
export function answeredOn(
  days: readonly number[],
  questions: readonly StudyQuestion[],
  right = true,
  before: Knowledge = NOTHING_KNOWN,
): Knowledge {
  return afterAnswers(
    before,
    days.flatMap((day) => questions.map((question) => graded(question, right, day))),
  );
}

/** The question of the category that has the number. @throws Error when there is none */
export const questionOf = (number: number) => {
  const question = CATEGORY.find((each) => each.number === number);
  if (question === undefined) throw new Error(`there is no question ${number}`);
  return question;
};

/** Arbitrary answers of the given number of days before today, in their order. */
export const earlierAnswers = (
  questions: readonly StudyQuestion[] = CATEGORY,
  days = 90,
  maxLength = 200,
): fc.Arbitrary<GradedAnswer[]> =>
  fc
    .array(
      fc
        .tuple(fc.constantFrom(...questions), fc.boolean(), fc.integer({ min: TODAY - days, max: TODAY - 1 }))
        .map(([question, right, day]) => graded(question, right, day)),
      { maxLength },
    )
    .map((series) => series.toSorted((one, other) => one.day - other.day));
