import type { CategoryName, ExamHistoryItemDto } from '@zielona-fala/contracts';
import { getExamHistory } from '@zielona-fala/contracts/api/stats/get-exam-history';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';

export interface HistorySpan {
  readonly category: CategoryName;
  readonly days: number;
}

/** Finished exams of the last days, newest first. */
export const { useGetHistoryQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getHistory: build.query<readonly ExamHistoryItemDto[], HistorySpan>({
      query: ({ category, days }) => requestTo(getExamHistory, { category, query: { days } }),
      providesTags: ['Stats'],
    }),
  }),
});
