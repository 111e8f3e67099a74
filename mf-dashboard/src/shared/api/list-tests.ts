import type { CategoryName, TestDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

/** The learner's tests of a category, newest first, without questions. */
export const { useListTestsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listTests: build.query<readonly TestDto[], CategoryName>({
      query: (category) => `v1/tests/${category}`,
      providesTags: ['Tests'],
    }),
  }),
});
