import type { CategoryName, TestDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

const PAGE = 30;

/** The learner's tests of a category, newest first, page by page. */
export const { useListTestPagesInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listTestPages: build.infiniteQuery<readonly TestDto[], CategoryName, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.testId),
      },
      query: ({ queryArg: category, pageParam: before }) =>
        before === null
          ? `v1/tests/${category}?limit=${PAGE}`
          : `v1/tests/${category}?limit=${PAGE}&cursor=${before}`,
      providesTags: ['Tests'],
    }),
  }),
});
