import { TOPICS } from '@zielona-fala/contracts';
import type { SimulatedQuestion } from './category.ts';
import { chanceOf } from './chance.ts';
import { MEMORY_FORMS, type MemoryForm } from './memory-models.ts';

/** A simulated learner: what is known from common sense or lessons, what is learned, forgotten, guessed and misread. */
export interface SimulatedLearner {
  /** True chance of a right answer. */
  rightOn(question: SimulatedQuestion, day: number): number;
  /** Reads, answers and is told the right answer. */
  answer(question: SimulatedQuestion, day: number): boolean;
  /** What an answer takes, its feedback included. */
  seconds(right: boolean): number;
}

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
  const transfer = traits.between(0, 0.25);
  const answering = traits.between(10, 16);
  const readingFeedback = traits.between(8, 14);
  const memory = MEMORY_FORMS[form](traits);
  const understood = category.map(
    ({ topic, difficulty }) =>
      traits.next() < 1 / (1 + Math.exp(difficulty - (abilities.get(`${topic}`) ?? ability))),
  );
  const practised = new Uint8Array(category.length);
  const practisedOfRule = new Map<number, number>();

  const knows = (question: SimulatedQuestion, day: number) => {
    if (practised[question.index]) return memory.knows(question, day);
    if (understood[question.index]) return 1;
    return 1 - (1 - transfer) ** (practisedOfRule.get(question.rule) ?? 0);
  };
  const rightOn = (question: SimulatedQuestion, day: number) => {
    const known = knows(question, day);
    const guess = question.part === 'primary' ? 1 / 2 : 1 / 3;
    return (1 - slip) * (known + (1 - known) * guess);
  };
  return {
    rightOn,
    answer(question, day) {
      const right = dice.next() < rightOn(question, day);
      memory.practise(question, day, right, understood[question.index] ?? false);
      if (!practised[question.index]) {
        practised[question.index] = 1;
        practisedOfRule.set(question.rule, (practisedOfRule.get(question.rule) ?? 0) + 1);
      }
      return right;
    },
    seconds: (right) => answering + (right ? 2 : readingFeedback),
  };
}
