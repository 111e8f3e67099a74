import { getExamDays } from '@zielona-fala/contracts/api/stats/get-exam-days';
import { listCategoryStats } from '@zielona-fala/contracts/api/stats/list-category-stats';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from '../../../shared/api/api.ts';
import type { HistorySpan } from '../../../shared/api/get-history.ts';

export const { useListCategoryStatsQuery, useGetExamDaysQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Exams passed and failed in each category that has any. */
    listCategoryStats: build.query({
      ...asks(listCategoryStats),
      providesTags: ['Stats'],
    }),
    /** Days of the learner's calendar on which exams ended. */
    getExamDays: build.query({
      ...asks(({ category, days }: HistorySpan) => requestTo(getExamDays, { category, query: { days } })),
      providesTags: ['Stats'],
    }),
  }),
});
