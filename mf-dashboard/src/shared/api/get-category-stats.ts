import type { CategoryName } from '@zielona-fala/contracts';
import { getCategoryStats } from '@zielona-fala/contracts/api/stats/get-category-stats';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from './api.ts';

/** Exams passed and failed in a category. */
export const { useGetCategoryStatsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getCategoryStats: build.query({
      ...asks((category: CategoryName) => requestTo(getCategoryStats, { category })),
      providesTags: ['Stats'],
    }),
  }),
});
