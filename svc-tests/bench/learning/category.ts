import { EXAM, TOPICS } from '@zielona-fala/contracts';
import type { StudyQuestion } from '../../src/learning/study-question.ts';
import { chanceOf } from './chance.ts';

/** Questions of category B in each stratum, in the order of `EXAM.strata`. */
export const BANKS = {
  own: [130, 82, 54, 42, 28, 16],
  official: [875, 510, 368, 155, 151, 79],
} as const;
export type BankName = keyof typeof BANKS;

/** A question with what makes it hard, and the rule that it shares with others of its topic. */
export interface SimulatedQuestion extends StudyQuestion {
  readonly index: number;
  readonly difficulty: number;
  readonly rule: number;
}

const QUESTIONS_PER_RULE = 5;

/** A category as large as that of a bank, with topics of unequal size. */
export function simulatedCategory(sizes: readonly number[]): readonly SimulatedQuestion[] {
  const chance = chanceOf(sizes.length, ...sizes);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const rules = Math.ceil(total / QUESTIONS_PER_RULE);
  return EXAM.strata
    .flatMap(({ part, points }, stratum) =>
      Array.from({ length: sizes[stratum] ?? 0 }, () => ({ part, points })),
    )
    .map((place, index) => {
      const rule = chance.below(rules);
      const topic = TOPICS[Math.floor((rule / rules) ** 1.5 * TOPICS.length)] ?? TOPICS[0];
      return { ...place, number: index + 1, index, topic, rule, difficulty: chance.normal(0, 1) };
    });
}
