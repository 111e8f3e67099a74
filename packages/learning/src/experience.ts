import { LEARNING_BONUS } from '@zielona-fala/contracts';
import { finalRound, isDue } from './due.ts';
import type { GradedAnswer, Knowledge } from './knowledge.ts';
import type { PlanOptions } from './plan.ts';

/** What decides about a learner's final round before an exam. */
export interface RoundFacts extends Pick<PlanOptions, 'dailyGoal' | 'examDay'> {
  /** How many of the questions that exams ask were answered before the test, as the plan counts them. */
  readonly seen: number;
}

/**
 * Experience earned by the answers of a learning test: what is new, or what the plan calls due on the day of the answer;
 * repeating mastered questions earns nothing.
 * @param before knowledge before the test, which asks each question once
 */
export function experienceForAnswers(
  before: Knowledge,
  answers: readonly GradedAnswer[],
  facts: RoundFacts,
): number {
  const earning = answers.filter((answer) => answer.right && isNewOrDue(before, answer, facts));
  return earning.length * LEARNING_BONUS;
}

function isNewOrDue(
  { memories, correction }: Knowledge,
  answer: GradedAnswer,
  { seen, dailyGoal, examDay }: RoundFacts,
): boolean {
  const memory = memories.get(answer.number);
  if (memory === undefined) return true;
  return isDue(answer, memory, correction, answer.day, finalRound(examDay, answer.day, seen, dailyGoal));
}
