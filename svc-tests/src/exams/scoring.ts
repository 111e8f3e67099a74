import {
  type Answer,
  type AnswersByNumber,
  type CheckResultDto,
  EXAM,
  experienceForExam,
  levelFor,
  type QuestionPart,
  type TestMode,
} from '@zielona-fala/contracts';
import type { TestFinishedData } from '@zielona-fala/contracts/events';
import type { QuestionRevision } from '@zielona-fala/question-store';

/** The fields of a question that scoring uses. */
export type GradedQuestion = Pick<QuestionRevision, 'number' | 'part' | 'points' | 'topic' | 'correct'>;

/** A test's result, without its effect on the learner's level. */
export type Score = Omit<CheckResultDto, 'isNextLevel'>;

/** Counts the points of a test; a question without answer scores 0. Only an exam can be passed or failed. */
export function scoreTest(
  mode: TestMode,
  questions: readonly GradedQuestion[],
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

/** How many questions of each topic were asked and answered right. */
export function scoreTopics(
  questions: readonly GradedQuestion[],
  answers: AnswersByNumber,
): TestFinishedData['topics'] {
  return [...Map.groupBy(questions, ({ topic }) => topic)].map(([topic, asked]) => ({
    topic,
    asked: asked.length,
    correct: asked.filter((question) => isRight(question, answers)).length,
  }));
}

/** Experience points that an exam's score earns. */
export function experienceOf(score: Pick<Score, 'status' | 'summaryPoints'>): number {
  return experienceForExam(score.summaryPoints, score.status === 'passed');
}

/** Whether the points just gained lifted the learner to a higher level. */
export function reachesNextLevel(xpTotal: number, xpGained: number): boolean {
  return levelFor(xpTotal).level > levelFor(xpTotal - xpGained).level;
}

/** Whether an answer is one that the question can have: yes/no, or one of its letters. */
export function fits(question: Pick<QuestionRevision, 'answers'>, answer: Answer): boolean {
  const isYesNo = answer === 'T' || answer === 'N';
  return isYesNo === (question.answers === null);
}

export function isRight({ number, correct }: GradedQuestion, answers: AnswersByNumber): boolean {
  return answers[number] === correct;
}

function pointsOf(questions: readonly { readonly part: QuestionPart; readonly points: number }[]): number {
  return questions.reduce((sum, { points }) => sum + points, 0);
}
