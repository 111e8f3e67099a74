import type { CategoryName, TestDto } from '@zielona-fala/contracts';
import { listTests } from '@zielona-fala/contracts/api/exams/list-tests';
import { requestTo } from '@zielona-fala/contracts/portal';
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
        requestTo(listTests, { category, query: { limit: PAGE, cursor: before ?? undefined } }),
      providesTags: ['Tests'],
    }),
  }),
});
