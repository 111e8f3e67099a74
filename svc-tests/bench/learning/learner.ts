import { TOPICS } from '@zielona-fala/contracts';
import type { SimulatedQuestion } from './category.ts';
import { type Chance, chanceOf } from './chance.ts';
import { MEMORY_FORMS, type MemoryForm } from './memory-models.ts';

/**
 * How likely what is known of one question of a rule is seen in another one. Who sees rules in questions also comes with
 * rules that are known or not; who does not remembers each question by itself.
 */
const TRANSFERS = {
  none: () => 0,
  weak: (traits) => traits.between(0.05, 0.2),
  strong: (traits) => traits.between(0.35, 0.6),
} as const satisfies Record<string, (traits: Chance) => number>;
export type Transfer = keyof typeof TRANSFERS;
const TRANSFER_NAMES = Object.keys(TRANSFERS) as readonly Transfer[];

/** How much rules differ for a learner, in log-odds, for each share that transfers. */
const RULE_SPREAD = 2;

/** A simulated learner: what is known from common sense or lessons, what is learned, forgotten, guessed and misread. */
export interface SimulatedLearner {
  readonly transfer: Transfer;
  /** True chance of a right answer. */
  rightOn(question: SimulatedQuestion, day: number): number;
  /** Reads, answers and is told the right answer. */
  answer(question: SimulatedQuestion, day: number): boolean;
  /** What an answer takes, its feedback included. */
  seconds(right: boolean): number;
}

/** @param seed learners of successive seeds differ in how much transfers */
export function simulatedLearner(
  form: MemoryForm,
  seed: number,
  category: readonly SimulatedQuestion[],
): SimulatedLearner {
  const formNumber = Object.keys(MEMORY_FORMS).indexOf(form);
  const traits = chanceOf(seed, formNumber, 1);
  const dice = chanceOf(seed, formNumber, 2);
  const ability = traits.normal(0.2, 0.6);
  const abilities = new Map(TOPICS.map((topic) => [`${topic}`, ability + traits.normal(0, 0.7)]));
  const slip = traits.between(0, 0.015);
  const transferName = TRANSFER_NAMES[seed % TRANSFER_NAMES.length] ?? 'none';
  const transfer = TRANSFERS[transferName](traits);
  const answering = traits.between(10, 16);
  const readingFeedback = traits.between(8, 14);
  const memory = MEMORY_FORMS[form](traits);
  const ofRule = Map.groupBy(category, ({ rule }) => rule);
  const ruleAbilities = new Map(
    [...ofRule.keys()].map((rule) => [rule, traits.normal(0, RULE_SPREAD * transfer)]),
  );
  const understood = category.map(({ topic, rule, difficulty }) => {
    const able = (abilities.get(`${topic}`) ?? ability) + (ruleAbilities.get(rule) ?? 0);
    return traits.next() < 1 / (1 + Math.exp(difficulty - able));
  });
  const practised = new Uint8Array(category.length);

  const knowsItself = (question: SimulatedQuestion, day: number) => {
    if (practised[question.index]) return memory.knows(question, day);
    return Number(understood[question.index]);
  };
  const knows = (question: SimulatedQuestion, day: number) => {
    let unknown = 1 - knowsItself(question, day);
    if (transfer === 0 || unknown === 0) return 1 - unknown;
    for (const other of ofRule.get(question.rule) ?? []) {
      if (other !== question && practised[other.index]) unknown *= 1 - transfer * memory.knows(other, day);
    }
    return 1 - unknown;
  };
  const rightOn = (question: SimulatedQuestion, day: number) => {
    const known = knows(question, day);
    const guess = question.part === 'primary' ? 1 / 2 : 1 / 3;
    return (1 - slip) * (known + (1 - known) * guess);
  };
  return {
    transfer: transferName,
    rightOn,
    answer(question, day) {
      const right = dice.next() < rightOn(question, day);
      memory.practise(question, day, right, understood[question.index] ?? false);
      practised[question.index] = 1;
      return right;
    },
    seconds: (right) => answering + (right ? 2 : readingFeedback),
  };
}
