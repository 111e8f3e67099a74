import type { AnswersByNumber, Score } from '@zielona-fala/contracts';
import type { TestFinishedData } from '@zielona-fala/contracts/events';
import { isExam, type Test } from './exam.ts';
import { type GradedQuestion, scoreTopics } from './scoring.ts';

const NO_POINTS = { primary: 0, technical: 0, summary: 0 };

/** An ended test with its outcome. */
export interface Finished {
  /** With all answers that count. */
  readonly test: Test;
  /** Of the test, in any order. */
  readonly questions: readonly GradedQuestion[];
  readonly result: Pick<Score, 'status' | 'primaryPoints' | 'technicalPoints' | 'summaryPoints'>;
  readonly xpGained: number;
  /** Of the learner, after this test. */
  readonly xpTotal: number;
  readonly finished: Date;
}

/** The data of its event; the same each time it is published. */
export function finishedData(parts: Finished): TestFinishedData {
  const { test, questions, result, xpGained, xpTotal, finished } = parts;
  return {
    userId: test.userId,
    testId: test.testId,
    category: test.category,
    mode: test.mode,
    status: result.status,
    points: isExam(test)
      ? { primary: result.primaryPoints, technical: result.technicalPoints, summary: result.summaryPoints }
      : NO_POINTS,
    topics: scoreTopics(countedByTopic(test, questions, test.answers), test.answers),
    xpGained,
    xpTotal,
    startedAt: test.created.toISOString(),
    finishedAt: finished.toISOString(),
  };
}

/** In an exam every question counts; of a learning mode, which can end at any time, those that were answered. */
function countedByTopic(
  test: Test,
  questions: readonly GradedQuestion[],
  answers: AnswersByNumber,
): readonly GradedQuestion[] {
  return isExam(test) ? questions : questions.filter(({ number }) => answers[number] !== undefined);
}
