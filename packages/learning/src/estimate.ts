import type { StudyDay } from '@zielona-fala/contracts';
import { type Belief, logistic, sumOf, type Terms } from './belief.ts';
import { correctedChance, termsOf } from './correction.ts';
import { firstAnswerModelOf } from './first-answer-model.ts';
import type { Knowledge } from './knowledge.ts';
import type { Memory } from './memory.ts';
import { addedHelp, ruleMatesOf } from './rule-mates.ts';
import { type StudyQuestion, stratumOf } from './study-question.ts';
import { supportOf } from './support.ts';

/** How likely a question is answered right today. */
export interface Estimate {
  readonly question: StudyQuestion;
  /** Index in `EXAM_STRATA`. */
  readonly stratum: number;
  readonly memory: Memory | undefined;
  /** Chance of a right answer, guessing included. */
  readonly right: number;
  /** The beliefs it is based on: one about known questions, one about new ones. */
  readonly belief: Belief;
  /** The terms of its log-odds. */
  readonly terms: Terms;
  /** Share of what is missing in a new question of its rule that a right answer to this one removes, 0..1. */
  readonly shared: number;
}

/** Estimates of all questions of a category, in their order. */
export function estimatesOf(
  questions: readonly StudyQuestion[],
  knowledge: Knowledge,
  day: StudyDay,
): readonly Estimate[] {
  const { memories, correction } = knowledge;
  const mates = ruleMatesOf(questions, memories);
  const first = firstAnswerModelOf(questions, memories, mates);
  const support = supportOf(questions, knowledge, mates, first.transfer);
  return questions.map((question) => {
    const stratum = stratumOf(question.part, question.points);
    const memory = memories.get(question.number);
    const shared = 1 - Math.exp(-first.transfer * addedHelp(question, memory, mates));
    if (memory === undefined) {
      const terms = first.termsOf(question);
      const right = logistic(sumOf(terms, first.belief.means) + first.offsetOf(question));
      return { question, stratum, memory, right, belief: first.belief, terms, shared };
    }
    const terms = termsOf(question.part, memory, day);
    const right = correctedChance(terms, correction, support(question));
    return { question, stratum, memory, right, belief: correction, terms, shared };
  });
}
