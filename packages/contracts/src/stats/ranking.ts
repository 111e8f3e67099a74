/** So many finished exams of a learner, category and day count for rankings: more are no practice any more. */
export const MAX_RANKED_A_DAY = 30;

/** Spans a ranking can cover; a week begins on Monday at 0:00 in Poland. */
export const RANKING_PERIODS = ['all', 'week'] as const;
export type RankingPeriod = (typeof RANKING_PERIODS)[number];
