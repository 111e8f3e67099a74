import type { ExamDayDto } from '@zielona-fala/contracts';
import { getExamDays } from '@zielona-fala/contracts/api/stats/get-exam-days';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';
import type { HistorySpan } from '../../../shared/api/get-history.ts';

/** Days of the learner's calendar on which exams ended. */
export const { useGetExamDaysQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getExamDays: build.query<readonly ExamDayDto[], HistorySpan>({
      query: ({ category, days }) => requestTo(getExamDays, { category, query: { days } }),
      providesTags: ['Stats'],
    }),
  }),
});
