import type { AnswersByNumber, CategoryName, CheckResultDto } from '@zielona-fala/contracts';
import { checkTest } from '@zielona-fala/contracts/api/exams/check-test';
import { requestTo } from '@zielona-fala/contracts/portal';
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
      query: ({ testId, ...body }) => requestTo(checkTest, { testId, body }),
      invalidatesTags: (result) => (result ? ['Tests', 'Unfinished', 'Stats', 'Ranking'] : []),
    }),
  }),
});
