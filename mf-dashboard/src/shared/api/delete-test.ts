import type { TestIdDto } from '@zielona-fala/contracts';
import { deleteTest } from '@zielona-fala/contracts/api/exams/delete-test';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';

/** An unfinished test is gone; a finished one leaves the history only. */
export const { useDeleteTestMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    deleteTest: build.mutation<TestIdDto, number>({
      query: (testId) => requestTo(deleteTest, { testId }),
      invalidatesTags: ['Tests', 'Unfinished'],
    }),
  }),
});
