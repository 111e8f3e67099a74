import type { TestIdDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

/** An unfinished test is gone; a finished one leaves the history only. */
export const { useDeleteTestMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    deleteTest: build.mutation<TestIdDto, number>({
      query: (testId) => ({ path: `v1/tests/${testId}`, method: 'DELETE' }),
      invalidatesTags: ['Tests', 'Unfinished'],
    }),
  }),
});
