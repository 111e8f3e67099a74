import type { SimulatedQuestion } from './category.ts';
import type { Chance } from './chance.ts';

/** How a simulated learner remembers. None of the forms is that of FSRS, and each learner has parameters of its own. */
export interface MemoryModel {
  /** Chance that a question that was practised is still known. */
  knows(question: SimulatedQuestion, day: number): number;
  /** The right answer was given or shown. @param understood whether it was known before anybody taught it */
  practise(question: SimulatedQuestion, day: number, right: boolean, understood: boolean): void;
}

/** Exponential forgetting; each spaced right answer lengthens the half-life. */
function halfLifeModel(chance: Chance): MemoryModel {
  const first = Math.exp(chance.normal(Math.log(40), 0.5));
  const growth = chance.between(1.6, 2.8);
  const kept = chance.between(0.3, 0.7);
  const memories = new Map<number, { halfLife: number; last: number }>();
  return {
    knows({ index }, day) {
      const memory = memories.get(index);
      return memory === undefined ? 0 : 2 ** (-(day - memory.last) / memory.halfLife);
    },
    practise({ index, difficulty }, day, right, understood) {
      const initial = first * Math.exp(-0.4 * difficulty) * (understood ? 8 : 1);
      const memory = memories.get(index);
      if (memory === undefined) {
        memories.set(index, { halfLife: initial, last: day });
        return;
      }
      const spacing = Math.min(1, (day - memory.last) / (0.3 * memory.halfLife));
      const halfLife = right
        ? memory.halfLife * (1 + (growth - 1) * spacing)
        : Math.max(initial, memory.halfLife * kept);
      memories.set(index, { halfLife, last: day });
    },
  };
}

/** A power law of time and of what else was learned of the topic since; each spaced right answer flattens it. */
function interferenceModel(chance: Chance): MemoryModel {
  const first = chance.between(0.04, 0.12);
  const flattening = chance.between(0.55, 0.8);
  const steepening = chance.between(1.1, 1.5);
  const interference = chance.between(0, 0.01);
  const speed = chance.between(0.5, 2);
  const learned = new Map<string, number>();
  const memories = new Map<number, { decay: number; last: number; learned: number }>();
  return {
    knows({ index, topic }, day) {
      const memory = memories.get(index);
      if (memory === undefined) return 0;
      const others = (learned.get(`${topic}`) ?? 0) - memory.learned;
      return (1 + speed * (day - memory.last) + interference * others) ** -memory.decay;
    },
    practise({ index, topic, difficulty }, day, right, understood) {
      const initial = first * Math.exp(0.3 * difficulty) * (understood ? 0.25 : 1);
      const memory = memories.get(index);
      const now = (learned.get(`${topic}`) ?? 0) + 1;
      learned.set(`${topic}`, now);
      const spaced = memory !== undefined && day > memory.last;
      const before = memory?.decay ?? initial;
      const decay = right ? before * (spaced ? flattening : 1) : Math.min(initial, before * steepening);
      memories.set(index, { decay, last: day, learned: now });
    },
  };
}

/** Stages as of a card box, with hyperbolic forgetting within each. */
function stagesModel(chance: Chance): MemoryModel {
  const first = Math.exp(chance.normal(Math.log(35), 0.4));
  const longer = chance.between(1.8, 2.8);
  const fallsBack = 1 + chance.below(3);
  const memories = new Map<number, { stage: number; last: number; scale: number }>();
  return {
    knows({ index }, day) {
      const memory = memories.get(index);
      if (memory === undefined) return 0;
      return 1 / (1 + (day - memory.last) / (memory.scale * longer ** memory.stage));
    },
    practise({ index, difficulty }, day, right, understood) {
      const memory = memories.get(index);
      if (memory === undefined) {
        const scale = first * Math.exp(-0.35 * difficulty);
        memories.set(index, { stage: understood ? 3 : 0, last: day, scale });
        return;
      }
      const spaced = day > memory.last;
      const stage = right ? memory.stage + Number(spaced) : Math.max(0, memory.stage - fallsBack);
      memories.set(index, { ...memory, stage, last: day });
    },
  };
}

export const MEMORY_FORMS = {
  'half-life': halfLifeModel,
  interference: interferenceModel,
  stages: stagesModel,
} as const;
export type MemoryForm = keyof typeof MEMORY_FORMS;
