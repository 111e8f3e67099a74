import type { CategoryName } from '@zielona-fala/contracts';
import { getExamHistory } from '@zielona-fala/contracts/api/stats/get-exam-history';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from './api.ts';

export interface HistorySpan {
  readonly category: CategoryName;
  readonly days: number;
}

/** Finished exams of the last days, newest first. */
export const { useGetHistoryQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getHistory: build.query({
      ...asks(({ category, days }: HistorySpan) => requestTo(getExamHistory, { category, query: { days } })),
      providesTags: ['Stats'],
    }),
  }),
});
