import type { CategoryName, RankingEntryDto, RankingPeriod } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

export interface RankingOf {
  readonly category: CategoryName;
  readonly period: RankingPeriod;
}

/** The first hundred by exams passed. */
export const { useGetRankingQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getRanking: build.query<readonly RankingEntryDto[], RankingOf>({
      query: ({ category, period }) => `v1/stats/ranking/${category}?period=${period}`,
      providesTags: ['Ranking'],
    }),
  }),
});
