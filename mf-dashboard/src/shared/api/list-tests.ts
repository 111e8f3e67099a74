import type { CategoryName } from '@zielona-fala/contracts';
import { listTests } from '@zielona-fala/contracts/api/exams/list-tests';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from './api.ts';

/** The learner's tests of a category, newest first, without questions. */
export const { useListTestsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listTests: build.query({
      ...asks((category: CategoryName) => requestTo(listTests, { category })),
      providesTags: ['Tests'],
    }),
  }),
});
