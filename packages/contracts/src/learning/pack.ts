/** How many questions a pack holds. */
export const PACK_SIZE = { usual: 50, most: 200 } as const;

/** Answers of a pack that are sent at once, and for how many days after they were given. */
export const PACK_ANSWERS = { most: 200, days: 30 } as const;

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

/** Outcomes of answers that count. */
export const COUNTED_OUTCOMES: readonly PackAnswerOutcome[] = ['counted', 'counted-before'];
/** The outcome of an answer that is to be sent again. */
export const LATER_OUTCOME: PackAnswerOutcome = 'in-unfinished-test';

/** How many questions at a time a visitor without an account gets, and how many times. */
export const GUEST_PACK = { size: 10, rounds: 5 } as const;
