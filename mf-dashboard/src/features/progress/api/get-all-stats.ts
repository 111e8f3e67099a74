import { CATEGORIES, type CategoryStatsDto } from '@zielona-fala/contracts';
import { getCategoryStats } from '@zielona-fala/contracts/api/stats/get-category-stats';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '../../../shared/api/api.ts';

/** Exams passed and failed in each category. Fails where one of them does. */
export const { useGetAllStatsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getAllStats: build.query<readonly CategoryStatsDto[], void>({
      async queryFn(_nothing, _api, _options, ask) {
        const answers = await Promise.all(
          CATEGORIES.map((category) => ask(requestTo(getCategoryStats, { category }))),
        );
        const failed = answers.find(({ error }) => error !== undefined);
        if (failed?.error) return { error: failed.error };
        return { data: answers.map(({ data }) => data as CategoryStatsDto) };
      },
      providesTags: ['Stats'],
    }),
  }),
});
