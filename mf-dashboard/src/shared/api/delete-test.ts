import { deleteTest } from '@zielona-fala/contracts/api/exams/delete-test';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from './api.ts';

/** An unfinished test is gone; a finished one leaves the history only. */
export const { useDeleteTestMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    deleteTest: build.mutation({
      ...asks((testId: number) => requestTo(deleteTest, { testId })),
      invalidatesTags: ['Tests', 'Unfinished'],
    }),
  }),
});
