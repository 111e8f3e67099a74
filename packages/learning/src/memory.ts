import type { QuestionPart, StudyDay } from '@zielona-fala/contracts';
import { fsrs, Rating } from 'ts-fsrs';

/** What is kept of one question that a learner has answered in a category. */
export interface Memory {
  /** Days until the chance of recall has fallen to 0.9, as FSRS has it. */
  readonly stability: number;
  /** 1..10, as FSRS has it. */
  readonly difficulty: number;
  /** Null where it was not yet stored. */
  readonly first: StudyDay | null;
  readonly last: StudyDay;
  /** How often it was answered. */
  readonly answers: number;
  readonly firstRight: boolean;
  readonly lastRight: boolean;
}

/** From this stability on a question counts as mastered, if its last answer was right. */
const MASTERED_DAYS = 21;

/** Chance to guess: basic questions are yes or no, specialist ones have three answers. */
export const GUESS: Readonly<Record<QuestionPart, number>> = { primary: 1 / 2, technical: 1 / 3 };

const scheduler = fsrs({ enable_fuzz: false });

/**
 * The memory after one more answer. A first right answer rates as easy, for it needed no learning; later ones as good.
 * @param before undefined for a question that was never answered
 */
export function afterAnswer(before: Memory | undefined, right: boolean, day: StudyDay): Memory {
  const rating = ratingOf(before, right);
  const { stability, difficulty } = scheduler.next_state(
    before ?? null,
    before === undefined ? 0 : elapsedDays(before, day),
    rating,
  );
  return {
    stability,
    difficulty,
    first: before === undefined ? day : before.first,
    last: Math.max(before?.last ?? day, day),
    answers: (before?.answers ?? 0) + 1,
    firstRight: before?.firstRight ?? right,
    lastRight: right,
  };
}

/** FSRS's chance that a question is recalled on a day, 0..1. */
export function recallOn({ stability, last }: Pick<Memory, 'stability' | 'last'>, day: StudyDay): number {
  return scheduler.forgetting_curve(elapsedDays({ last }, day), stability);
}

/** Chance of a right answer by recall or by guess, not yet corrected by the learner's own answers. */
export function expectedRight(part: QuestionPart, memory: Memory, day: StudyDay): number {
  const recall = recallOn(memory, day);
  return recall + (1 - recall) * GUESS[part];
}

/** Never lost by time or by a right answer; a wrong one takes it away. */
export function isMastered({ stability, lastRight }: Pick<Memory, 'stability' | 'lastRight'>): boolean {
  return lastRight && stability >= MASTERED_DAYS;
}

function ratingOf(before: Memory | undefined, right: boolean) {
  if (!right) return Rating.Again;
  return before === undefined ? Rating.Easy : Rating.Good;
}

/** Clocks and time zones change: an answer never comes before the last one. */
export function elapsedDays({ last }: Pick<Memory, 'last'>, day: StudyDay): number {
  return Math.max(0, day - last);
}
