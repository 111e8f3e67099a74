import { LEARNING_BONUS } from '@zielona-fala/contracts';
import { isDue } from './due.ts';
import type { GradedAnswer, Knowledge } from './knowledge.ts';

/**
 * Experience earned by the answers of a learning test: repeating mastered questions earns nothing.
 * @param before knowledge before the test, which asks each question once
 */
export function experienceForAnswers(before: Knowledge, answers: readonly GradedAnswer[]): number {
  return answers.filter((answer) => answer.right && isNewOrDue(before, answer)).length * LEARNING_BONUS;
}

function isNewOrDue({ memories, correction }: Knowledge, answer: GradedAnswer): boolean {
  const memory = memories.get(answer.number);
  return memory === undefined || isDue(answer, memory, correction, answer.day);
}
