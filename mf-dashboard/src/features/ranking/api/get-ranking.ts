import type { CategoryName, RankingEntryDto, RankingPeriod } from '@zielona-fala/contracts';
import { getRanking } from '@zielona-fala/contracts/api/stats/get-ranking';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';

export interface RankingOf {
  readonly category: CategoryName;
  readonly period: RankingPeriod;
}

/** The first hundred by exams passed. */
export const { useGetRankingQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getRanking: build.query<readonly RankingEntryDto[], RankingOf>({
      query: ({ category, period }) => requestTo(getRanking, { category, query: { period } }),
      providesTags: ['Ranking'],
    }),
  }),
});
