import { getOwnRank } from '@zielona-fala/contracts/api/stats/get-own-rank';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from '../../../shared/api/api.ts';
import type { RankingOf } from './get-ranking.ts';

export const { useGetOwnRankQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnRank: build.query({
      ...asks(({ category, period }: RankingOf) => requestTo(getOwnRank, { category, query: { period } })),
      providesTags: ['Ranking'],
    }),
  }),
});
