import type { CategoryName } from '@zielona-fala/contracts';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Corrections } from './correction.ts';
import type { Knowledge } from './knowledge.ts';
import type { Memory } from './memory.ts';

/** Stability, difficulty, last day, answers, and whether the first and the last were right (1 and 2, added). */
export type StoredMemory = readonly [number, number, number, number, number];

/** One document for each learner and category: all that plan, readiness and topics read is read at once. */
export interface StoredKnowledge {
  readonly userId: number;
  readonly category: CategoryName;
  /** By question number. */
  readonly memories: Readonly<Record<string, StoredMemory>>;
  readonly corrections: Corrections;
}

/**
 * What is known of learners. An answer is one write, that of the test; what it taught is written once, in the
 * transaction that finishes or removes the test, and until then worked out from the unfinished test's answers.
 */
export interface LearningStore {
  /** Nothing known when the learner has answered nothing in the category. */
  find(userId: number, category: CategoryName): Promise<Knowledge>;
  /** Sets the memories of these questions, and the corrections; the others stay as they are. */
  save(
    userId: number,
    category: CategoryName,
    knowledge: Knowledge,
    numbers: readonly number[],
    transaction: Transaction,
  ): Promise<void>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
}

const FIRST_RIGHT = 1;
const LAST_RIGHT = 2;
/** Days and difficulties need no more. */
const DECIMALS = 1e4;

export function storedMemory(memory: Memory): StoredMemory {
  const { stability, difficulty, last, answers, firstRight, lastRight } = memory;
  const flags = Number(firstRight) * FIRST_RIGHT + Number(lastRight) * LAST_RIGHT;
  return [rounded(stability), rounded(difficulty), last, answers, flags];
}

export function memoryOf([stability, difficulty, last, answers, flags]: StoredMemory): Memory {
  return {
    stability,
    difficulty,
    last,
    answers,
    firstRight: (flags & FIRST_RIGHT) !== 0,
    lastRight: (flags & LAST_RIGHT) !== 0,
  };
}

export function knowledgeOf({
  memories,
  corrections,
}: Pick<StoredKnowledge, 'memories' | 'corrections'>): Knowledge {
  return {
    memories: new Map(Object.entries(memories).map(([number, stored]) => [Number(number), memoryOf(stored)])),
    corrections,
  };
}

function rounded(value: number): number {
  return Math.round(value * DECIMALS) / DECIMALS;
}
