import type { CategoryName, CategoryStatsDto } from '@zielona-fala/contracts';
import { getCategoryStats } from '@zielona-fala/contracts/api/stats/get-category-stats';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';

/** Exams passed and failed in a category. */
export const { useGetCategoryStatsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getCategoryStats: build.query<CategoryStatsDto, CategoryName>({
      query: (category) => requestTo(getCategoryStats, { category }),
      providesTags: ['Stats'],
    }),
  }),
});
