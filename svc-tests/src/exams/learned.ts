import { isRight, studyDayOf } from '@zielona-fala/contracts';
import type { GradedAnswer } from '@zielona-fala/learning';
import { isExam, type Test } from './exam.ts';
import type { GradedQuestion } from './scoring.ts';

type Answered = Pick<Test, 'mode' | 'questions' | 'answers' | 'answeredAt' | 'created'>;

/**
 * What the answers of a test teach, in the order in which they were given, on days of the learner's time zone. In an exam,
 * where questions come one after the other, one that was left blank before an answered one was shown, and is a mistake.
 */
export function gradedAnswers(
  test: Answered,
  questions: readonly GradedQuestion[],
  timeZone: string,
): readonly GradedAnswer[] {
  const times = answeredTimes(test);
  return questions
    .flatMap((question) => {
      const at = times.get(question.number);
      return at === undefined ? [] : [{ question, at }];
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ question, at }) => ({
      number: question.number,
      part: question.part,
      right: isRight(question, test.answers),
      day: studyDayOf(at, timeZone),
    }));
}

/** When questions were answered; one that was left blank in an exam, when the next answer was given. */
function answeredTimes(test: Answered): ReadonlyMap<number, Date> {
  const { questions, answers, answeredAt, created } = test;
  const times = new Map<number, Date>();
  let next: Date | undefined;
  for (const { number } of questions.toReversed()) {
    const isAnswered = answers[number] !== undefined;
    if (isAnswered) next = answeredAt[number] ?? created;
    if (next !== undefined && (isAnswered || isExam(test))) times.set(number, next);
  }
  return times;
}
