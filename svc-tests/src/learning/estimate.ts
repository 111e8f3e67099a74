import type { StudyDay } from '@zielona-fala/service-kit/process';
import { type Belief, logistic, sumOf, type Terms } from './belief.ts';
import { correctedChance, termsOf } from './correction.ts';
import { firstAnswerModelOf } from './first-answer-model.ts';
import type { Knowledge } from './knowledge.ts';
import type { Memory } from './memory.ts';
import { type StudyQuestion, stratumOf } from './study-question.ts';

/** How likely a question is answered right today. */
export interface Estimate {
  readonly question: StudyQuestion;
  /** Index in `EXAM.strata`. */
  readonly stratum: number;
  readonly memory: Memory | undefined;
  /** Chance of a right answer, guessing included. */
  readonly right: number;
  /** The beliefs it is based on: one about known questions, one about new ones. */
  readonly belief: Belief;
  /** The terms of its log-odds. */
  readonly terms: Terms;
}

/** Estimates of all questions of a category, in their order. */
export function estimatesOf(
  questions: readonly StudyQuestion[],
  { memories, correction }: Knowledge,
  day: StudyDay,
): readonly Estimate[] {
  const first = firstAnswerModelOf(questions, memories);
  return questions.map((question) => {
    const stratum = stratumOf(question.part, question.points);
    const memory = memories.get(question.number);
    if (memory === undefined) {
      const terms = first.termsOf(question);
      const right = logistic(sumOf(terms, first.belief.means));
      return { question, stratum, memory, right, belief: first.belief, terms };
    }
    const terms = termsOf(question.part, memory, day);
    return {
      question,
      stratum,
      memory,
      right: correctedChance(terms, correction),
      belief: correction,
      terms,
    };
  });
}
