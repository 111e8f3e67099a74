import type { QuestionPart, StudyDay } from '@zielona-fala/contracts';
import { type Correction, NO_CORRECTION, observed, termsOf } from './correction.ts';
import { afterAnswer, type Memory } from './memory.ts';

/** The model of a learner's knowledge in one category. */
export interface Knowledge {
  /** By question number; missing questions are new. */
  readonly memories: ReadonlyMap<number, Memory>;
  readonly correction: Correction;
}

export const NOTHING_KNOWN: Knowledge = { memories: new Map(), correction: NO_CORRECTION };

export interface GradedAnswer {
  readonly number: number;
  readonly part: QuestionPart;
  readonly right: boolean;
  readonly day: StudyDay;
}

/** Knowledge after answers, in the order in which they were given. */
export function afterAnswers(before: Knowledge, answers: readonly GradedAnswer[]): Knowledge {
  const memories = new Map(before.memories);
  let { correction } = before;
  for (const { number, part, right, day } of answers) {
    const memory = memories.get(number);
    if (memory !== undefined && memory.last < day) {
      correction = observed(correction, termsOf(part, memory, day), right);
    }
    memories.set(number, afterAnswer(memory, right, day));
  }
  return { memories, correction };
}
