import { getExamDays } from '@zielona-fala/contracts/api/stats/get-exam-days';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from '../../../shared/api/api.ts';
import type { HistorySpan } from '../../../shared/api/get-history.ts';

/** Days of the learner's calendar on which exams ended. */
export const { useGetExamDaysQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getExamDays: build.query({
      ...asks(({ category, days }: HistorySpan) => requestTo(getExamDays, { category, query: { days } })),
      providesTags: ['Stats'],
    }),
  }),
});
