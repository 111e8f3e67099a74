/** Spans a ranking can cover; a week begins on Monday at 0:00 in Poland. */
export const RANKING_PERIODS = ['all', 'week'] as const;
export type RankingPeriod = (typeof RANKING_PERIODS)[number];
