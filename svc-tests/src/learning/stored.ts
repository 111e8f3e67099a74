import type { CategoryName } from '@zielona-fala/contracts';
import { type Correction, isMastered, type Knowledge, type Memory } from '@zielona-fala/learning';

/** Stability, difficulty, last day, answers, whether the first and the last were right (1 and 2, added), first day. */
export type StoredMemory = readonly [number, number, number, number, number, (number | null)?];

/** One document for each learner and category: all that plan, readiness and topics read is read at once. */
export interface StoredKnowledge {
  readonly userId: number;
  readonly category: CategoryName;
  /** By question number. */
  readonly memories: Readonly<Record<string, StoredMemory>>;
  readonly correction: Correction;
}

const FIRST_RIGHT = 1;
const LAST_RIGHT = 2;
/** Days and difficulties need no more. */
const DECIMALS = 1e4;

export function storedMemory(memory: Memory): StoredMemory {
  const { stability, difficulty, first, last, answers, firstRight, lastRight } = memory;
  const flags = Number(firstRight) * FIRST_RIGHT + Number(lastRight) * LAST_RIGHT;
  return [rounded(stability), rounded(difficulty), last, answers, flags, first];
}

export function memoryOf([stability, difficulty, last, answers, flags, first]: StoredMemory): Memory {
  return {
    stability,
    difficulty,
    first: first ?? (answers === 1 ? last : null),
    last,
    answers,
    firstRight: (flags & FIRST_RIGHT) !== 0,
    lastRight: (flags & LAST_RIGHT) !== 0,
  };
}

/** The numbers of the questions that are mastered, by their memories as they are read again. */
export function masteredOf(memories: Knowledge['memories']): readonly number[] {
  return [...memories].flatMap(([number, memory]) =>
    isMastered(memoryOf(storedMemory(memory))) ? [number] : [],
  );
}

export function memoriesOf(stored: StoredKnowledge['memories']): Knowledge['memories'] {
  return new Map(Object.entries(stored).map(([number, memory]) => [Number(number), memoryOf(memory)]));
}

export function knowledgeOf({
  memories,
  correction,
}: Pick<StoredKnowledge, 'memories' | 'correction'>): Knowledge {
  return { memories: memoriesOf(memories), correction };
}

function rounded(value: number): number {
  return Math.round(value * DECIMALS) / DECIMALS;
}
