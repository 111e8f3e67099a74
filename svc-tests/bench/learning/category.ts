import { EXAM_STRATA, TOPICS } from '@zielona-fala/contracts';
import type { StudyQuestion } from '@zielona-fala/learning';
import { type Chance, chanceOf } from './chance.ts';

/**
 * Questions of category B in each stratum, in the order of `EXAM_STRATA`, and how many questions there are to a rule:
 * a question of our own shares its rule with one other at most, one of the official bank with a dozen, as the ties of
 * the rule book have it.
 */
export const BANKS = {
  own: { strata: [130, 82, 54, 42, 28, 16], questionsPerRule: 0.5 },
  official: { strata: [875, 510, 368, 155, 151, 79], questionsPerRule: 7 },
} as const;
export type BankName = keyof typeof BANKS;

/** A question with what makes it hard, and the rule that it shares with others of its topic. */
export interface SimulatedQuestion extends StudyQuestion {
  readonly index: number;
  readonly difficulty: number;
  readonly rule: string;
}

/** A category as large as that of a bank, with topics and rules of unequal size. */
export function simulatedCategory({
  strata,
  questionsPerRule,
}: (typeof BANKS)[BankName]): readonly SimulatedQuestion[] {
  const chance = chanceOf(strata.length, ...strata);
  const total = strata.reduce((sum, size) => sum + size, 0);
  const rules = unequal(Math.ceil(total / questionsPerRule), chance);
  return EXAM_STRATA.flatMap(({ part, points }, stratum) =>
    Array.from({ length: strata[stratum] ?? 0 }, () => ({ part, points })),
  ).map((place, index) => {
    const rule = rules(chance.next());
    const topic = TOPICS[Math.floor(rule.share ** 1.5 * TOPICS.length)] ?? TOPICS[0];
    return { ...place, number: index + 1, index, topic, rule: rule.name, difficulty: chance.normal(0, 1) };
  });
}

/** Rules of exponentially distributed sizes. @returns the rule that holds a place between 0 and 1, and its own place among the rules */
function unequal(count: number, chance: Chance) {
  const sizes = Array.from({ length: count }, () => -Math.log(1 - chance.next()));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return (place: number) => {
    let below = 0;
    const found = sizes.findIndex((size) => {
      below += size;
      return place * total < below;
    });
    return { name: `rule-${found}`, share: found / count };
  };
}
