import type { CategoryName, ExamHistoryItemDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

export interface HistorySpan {
  readonly category: CategoryName;
  readonly days: number;
}

/** Finished exams of the last days, newest first. */
export const { useGetHistoryQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getHistory: build.query<readonly ExamHistoryItemDto[], HistorySpan>({
      query: ({ category, days }) => `v1/stats/${category}/history?days=${days}`,
      providesTags: ['Stats'],
    }),
  }),
});
