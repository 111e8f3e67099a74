import type { CategoryName } from '@zielona-fala/contracts';
import { listTests } from '@zielona-fala/contracts/api/exams/list-tests';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks, type PageOf } from '../../../shared/api/api.ts';

const PAGE = 30;

/** The learner's tests of a category, newest first, page by page. */
export const { useListTestPagesInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listTestPages: build.infiniteQuery({
      ...asks(({ queryArg: category, pageParam: before }: PageOf<CategoryName, number>) =>
        requestTo(listTests, { category, query: { limit: PAGE, cursor: before ?? undefined } }),
      ),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.testId),
      },
      providesTags: ['Tests'],
    }),
  }),
});
