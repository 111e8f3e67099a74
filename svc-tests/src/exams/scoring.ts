import {
  type Answer,
  type AnswersByNumber,
  experienceForExam,
  isRight,
  levelFor,
  possibleAnswers,
  type Score,
} from '@zielona-fala/contracts';
import type { TestFinishedData } from '@zielona-fala/contracts/events';
import type { QuestionRevision } from '@zielona-fala/question-store';

/** The fields of a question that scoring uses. */
export type GradedQuestion = Pick<QuestionRevision, 'number' | 'part' | 'points' | 'topic' | 'correct'>;

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
export const fits = ({ answers }: Pick<QuestionRevision, 'answers'>, answer: Answer): boolean =>
  possibleAnswers(answers === null).includes(answer);
