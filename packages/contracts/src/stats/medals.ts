/** What a learner can earn, each once; `week-winner` once in each category. */
export const MEDALS = [
  'first-pass',
  'perfect-pass',
  'passes-10',
  'passes-50',
  'passes-100',
  'three-categories',
  'streak-3',
  'streak-7',
  'streak-30',
  'streak-100',
  'mastered-100',
  'mastered-500',
  'mastered-1000',
  'week-winner',
] as const;
export type MedalName = (typeof MEDALS)[number];
