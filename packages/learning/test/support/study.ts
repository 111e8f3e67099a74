import { EXAM_STRATA, TOPICS } from '@zielona-fala/contracts';
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
