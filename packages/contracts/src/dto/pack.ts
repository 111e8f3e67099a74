import type { CategoryName } from '../exam/categories.ts';
import type { Answer } from '../exam/rules.ts';
import type { Locale } from '../locales.ts';
import type { SolvedQuestionDto } from './tests.ts';

/** How many questions a pack holds. */
export const PACK_SIZE = { usual: 50, most: 200 } as const;

/** Answers of a pack that are sent at once, and for how many days after they were given. */
export const PACK_ANSWERS = { most: 200, days: 30 } as const;

/** `GET v1/tests/pack`: questions with their answers, to practise without a connection, the most useful first. */
export interface PackDto {
  readonly made: string;
  /** Says, signed, for whom and when it was made; goes back with its answers. */
  readonly issue: string;
  readonly questions: readonly SolvedQuestionDto[];
}

/** An answer that was given without a connection. */
export interface PackAnswer {
  readonly questionNumber: number;
  readonly answer: Answer;
  /** By the clock of the device. */
  readonly answeredAt: string;
}

/** `POST v1/tests/pack/answers`: each question once. */
export interface PackAnswersRequest {
  readonly categoryName: CategoryName;
  readonly lang: Locale;
  /** Of the pack: days count from then on. Without it, or from before it, answers teach and earn but make no day. */
  readonly issue?: string;
  readonly answers: readonly PackAnswer[];
}

/**
 * What became of an answer: it counts, it counted before, or why it does not. Only one to a question of the learner's
 * unfinished test is to be sent again, once that is finished: now it would tell what is right.
 */
export const PACK_ANSWER_OUTCOMES = [
  'counted',
  'counted-before',
  'in-unfinished-test',
  'too-old',
  'in-future',
  'unknown-question',
  'not-allowed',
] as const;
export type PackAnswerOutcome = (typeof PACK_ANSWER_OUTCOMES)[number];

export interface PackAnswersDto {
  /** In the order in which they were sent. */
  readonly answers: readonly { readonly questionNumber: number; readonly outcome: PackAnswerOutcome }[];
  /** The test of mode `review` that the answers count as; null when none counts. */
  readonly testId: number | null;
  readonly xpGained: number;
  readonly isNextLevel: boolean;
}

/** How many questions at a time a visitor without an account gets, and how many times. */
export const GUEST_PACK = { size: 10, rounds: 5 } as const;

/** `POST v1/tests/guest-pack/answers`: what was answered before there was an account; each question once. */
export interface GuestAnswersRequest {
  readonly categoryName: CategoryName;
  /** As of {@link PackAnswersRequest}. */
  readonly issue?: string;
  readonly answers: readonly PackAnswer[];
}

export type GuestAnswersDto = Pick<PackAnswersDto, 'answers'>;
