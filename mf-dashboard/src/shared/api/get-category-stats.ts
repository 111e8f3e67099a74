import type { CategoryName, CategoryStatsDto } from '@zielona-fala/contracts';
import { api, clientActions } from '@zielona-fala/web-kit/store';

/** Exams passed and failed in a category. */
export const { useGetCategoryStatsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getCategoryStats: build.query<CategoryStatsDto, CategoryName>({
      query: (category) => `v1/stats/${category}`,
      providesTags: ['Stats'],
      async onQueryStarted(_category, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(clientActions.statsLoaded(answer.data));
      },
    }),
  }),
});
