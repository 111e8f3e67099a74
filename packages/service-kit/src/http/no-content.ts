/** Answers 204 where a call has a body at other times, which its declaration says with `alsoAnswers`. */
export const NO_CONTENT: unique symbol = Symbol('no content');
