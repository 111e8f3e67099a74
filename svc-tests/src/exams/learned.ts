import { isRight, studyDayOf } from '@zielona-fala/contracts';
import type { GradedAnswer } from '@zielona-fala/learning';
import type { Test } from './exam.ts';
import type { GradedQuestion } from './scoring.ts';

/** What the answers of a test teach, in the order in which they were given, on days of the learner's time zone. */
export function gradedAnswers(
  test: Pick<Test, 'answers' | 'answeredAt' | 'created'>,
  questions: readonly GradedQuestion[],
  timeZone: string,
): readonly GradedAnswer[] {
  return questions
    .filter(({ number }) => test.answers[number] !== undefined)
    .map((question) => ({ question, at: test.answeredAt[question.number] ?? test.created }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ question, at }) => ({
      number: question.number,
      part: question.part,
      right: isRight(question, test.answers),
      day: studyDayOf(at, timeZone),
    }));
}
