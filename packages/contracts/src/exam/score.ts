import type { CheckResultDto } from '../api/exams/check-result.ts';
import type { AnswersByNumber } from '../api/exams/test.ts';
import { type Answer, EXAM, type PointsValue, type QuestionPart, type TestMode } from './rules.ts';

/** The fields of a question that decide about points. */
export interface ScoredQuestion {
  readonly number: number;
  readonly part: QuestionPart;
  readonly points: PointsValue;
  readonly correct: Answer;
}

/** A test's result, without its effect on the learner's level. */
export type Score = Omit<CheckResultDto, 'isNextLevel'>;

/** Counts the points of a test; a question without answer scores 0. Only an exam can be passed or failed. */
export function scoreTest(
  mode: TestMode,
  questions: readonly ScoredQuestion[],
  answers: AnswersByNumber,
): Score {
  const right = questions.filter((question) => isRight(question, answers));
  const primary = right.filter(({ part }) => part === 'primary');
  const technical = right.filter(({ part }) => part === 'technical');
  const primaryPoints = pointsOf(primary);
  const technicalPoints = pointsOf(technical);
  const summaryPoints = primaryPoints + technicalPoints;
  return {
    status: mode === 'exam' ? verdictOn(summaryPoints) : 'completed',
    primaryPoints,
    technicalPoints,
    summaryPoints,
    primaryAmountOfCorrectAnswers: primary.length,
    technicalAmountOfCorrectAnswers: technical.length,
    correctAnswers: Object.fromEntries(questions.map(({ number, correct }) => [number, correct])),
  };
}

function verdictOn(summaryPoints: number): 'passed' | 'failed' {
  return summaryPoints >= EXAM.passPoints ? 'passed' : 'failed';
}

export function isRight(
  { number, correct }: Pick<ScoredQuestion, 'number' | 'correct'>,
  answers: AnswersByNumber,
): boolean {
  return answers[number] === correct;
}

function pointsOf(questions: readonly Pick<ScoredQuestion, 'points'>[]): number {
  return questions.reduce((sum, { points }) => sum + points, 0);
}
