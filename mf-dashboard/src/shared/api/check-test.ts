import { checkTest } from '@zielona-fala/contracts/api/exams/check-test';
import { type BodyOf, requestTo } from '@zielona-fala/contracts/portal';
import { api, asks, onSuccess } from './api.ts';

/** Ends an exam; asking again gives the same result. */
export const { useCheckTestMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    checkTest: build.mutation({
      ...asks(({ testId, ...body }: { readonly testId: number } & BodyOf<typeof checkTest>) =>
        requestTo(checkTest, { testId, body }),
      ),
      invalidatesTags: onSuccess('Tests', 'Unfinished', 'Stats', 'Ranking'),
    }),
  }),
});
