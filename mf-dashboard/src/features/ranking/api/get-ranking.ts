import type { CategoryName, RankingPeriod } from '@zielona-fala/contracts';
import { getRanking } from '@zielona-fala/contracts/api/stats/get-ranking';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from '../../../shared/api/api.ts';

export interface RankingOf {
  readonly category: CategoryName;
  readonly period: RankingPeriod;
}

/** The first hundred by exams passed. */
export const { useGetRankingQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getRanking: build.query({
      ...asks(({ category, period }: RankingOf) => requestTo(getRanking, { category, query: { period } })),
      providesTags: ['Ranking'],
    }),
  }),
});
