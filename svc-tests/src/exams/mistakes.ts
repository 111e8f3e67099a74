import { isExam, type Test } from './exam.ts';
import { type GradedQuestion, isRight } from './scoring.ts';

/** Numbers of the questions that were answered wrong; in an exam, where time runs, also those left unanswered. */
export function mistakesIn(test: Test, questions: readonly GradedQuestion[]): readonly number[] {
  return questions
    .filter((question) => isExam(test) || test.answers[question.number] !== undefined)
    .filter((question) => !isRight(question, test.answers))
    .map(({ number }) => number);
}
