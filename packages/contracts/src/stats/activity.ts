/** Questions to answer on a day that counts for the streak. */
export const STREAK_ANSWERS = 10;
