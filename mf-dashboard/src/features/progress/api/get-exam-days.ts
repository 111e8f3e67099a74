import type { ExamDayDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';
import type { HistorySpan } from '../../../shared/api/get-history.ts';

/** Days of the learner's calendar on which exams ended. */
export const { useGetExamDaysQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getExamDays: build.query<readonly ExamDayDto[], HistorySpan>({
      query: ({ category, days }) => `v1/stats/${category}/history/days?days=${days}`,
      providesTags: ['Stats'],
    }),
  }),
});
