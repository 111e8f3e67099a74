import { CATEGORIES, type CategoryStatsDto } from '@zielona-fala/contracts';
import { getCategoryStats } from '@zielona-fala/contracts/api/stats/get-category-stats';
import { getExamDays } from '@zielona-fala/contracts/api/stats/get-exam-days';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from '../../../shared/api/api.ts';
import type { HistorySpan } from '../../../shared/api/get-history.ts';

export const { useGetAllStatsQuery, useGetExamDaysQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Exams passed and failed in each category. Fails where one of them does. */
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
    /** Days of the learner's calendar on which exams ended. */
    getExamDays: build.query({
      ...asks(({ category, days }: HistorySpan) => requestTo(getExamDays, { category, query: { days } })),
      providesTags: ['Stats'],
    }),
  }),
});
