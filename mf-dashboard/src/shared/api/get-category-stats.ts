import type { CategoryName, CategoryStatsDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

/** Exams passed and failed in a category. */
export const { useGetCategoryStatsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getCategoryStats: build.query<CategoryStatsDto, CategoryName>({
      query: (category) => `v1/stats/${category}`,
      providesTags: ['Stats'],
    }),
  }),
});
