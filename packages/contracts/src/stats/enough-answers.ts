/** One answer is a coin's toss: from so many on, the share of wrong ones in a topic or a rule means something. */
export const ENOUGH_ANSWERS = 5;

/** Questions of a topic or a rule that were answered, and those of them whose last answer was wrong. */
export interface AnswerCounts {
  readonly seen: number;
  readonly wrong: number;
}

/** Whether enough answers show that something goes wrong. */
export const isWeak = ({ seen, wrong }: AnswerCounts): boolean => seen >= ENOUGH_ANSWERS && wrong > 0;

/** Orders by the share of wrong answers, the largest first. */
export const byShareWrong = (one: AnswerCounts, other: AnswerCounts): number =>
  other.wrong / other.seen - one.wrong / one.seen;
