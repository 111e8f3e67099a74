/** So many of the weak topics, or rules, of a group are worth a lesson. */
export const MAX_IN_LESSON = 5;
