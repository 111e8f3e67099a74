import type { OwnRankDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';
import type { RankingOf } from './get-ranking.ts';

export const { useGetOwnRankQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnRank: build.query<OwnRankDto, RankingOf>({
      query: ({ category, period }) => `v1/stats/ranking/${category}/me?period=${period}`,
      providesTags: ['Ranking'],
    }),
  }),
});
