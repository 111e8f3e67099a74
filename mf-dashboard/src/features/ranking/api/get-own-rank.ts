import type { OwnRankDto } from '@zielona-fala/contracts';
import { getOwnRank } from '@zielona-fala/contracts/api/stats/get-own-rank';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';
import type { RankingOf } from './get-ranking.ts';

export const { useGetOwnRankQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnRank: build.query<OwnRankDto, RankingOf>({
      query: ({ category, period }) => requestTo(getOwnRank, { category, query: { period } }),
      providesTags: ['Ranking'],
    }),
  }),
});
