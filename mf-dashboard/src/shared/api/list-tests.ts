import type { CategoryName, TestDto } from '@zielona-fala/contracts';
import { listTests } from '@zielona-fala/contracts/api/exams/list-tests';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';

/** The learner's tests of a category, newest first, without questions. */
export const { useListTestsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listTests: build.query<readonly TestDto[], CategoryName>({
      query: (category) => requestTo(listTests, { category }),
      providesTags: ['Tests'],
    }),
  }),
});
