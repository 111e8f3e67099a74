import type { AnswersByNumber, CategoryName, CheckResultDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

export interface CheckedTest {
  readonly testId: number;
  readonly categoryName: CategoryName;
  readonly answers: AnswersByNumber;
}

/** Ends an exam; asking again gives the same result. */
export const { useCheckTestMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    checkTest: build.mutation<CheckResultDto, CheckedTest>({
      query: ({ testId, ...body }) => ({ path: `v1/tests/${testId}/check`, method: 'PATCH', body }),
      invalidatesTags: (result) => (result ? ['Tests', 'Unfinished', 'Stats', 'Ranking'] : []),
    }),
  }),
});
