/** One answer is a coin's toss: from so many on, the share of wrong ones in a topic or a rule means something. */
export const ENOUGH_ANSWERS = 5;
