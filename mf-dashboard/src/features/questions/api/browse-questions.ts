import type { BrowsedQuestionsDto, CategoryName, Locale } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';
import { queryOf, type WantedQuestions } from '../wanted.ts';

export interface BrowsedQuestions {
  readonly category: CategoryName;
  readonly lang: Locale;
  readonly wanted: WantedQuestions;
}

/** The questions of a category, page by page; a page is asked for by the `next` of the one before. */
export const { useBrowseQuestionsInfiniteQuery } = api
  .enhanceEndpoints({ addTagTypes: ['Bookmarks'] })
  .injectEndpoints({
    endpoints: (build) => ({
      browseQuestions: build.infiniteQuery<BrowsedQuestionsDto, BrowsedQuestions, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
        query({ queryArg: { category, lang, wanted }, pageParam }) {
          const query = queryOf(wanted);
          query.set('cat', category);
          query.set('lang', lang);
          if (pageParam !== null) query.set('cursor', pageParam);
          return `v1/tests/questions?${query}`;
        },
        // what is shown stays while bookmarks are taken away from it
        providesTags: (_result, _error, { wanted }) => (wanted.bookmarked ? [] : ['Tests']),
        keepUnusedDataFor: 0,
      }),
    }),
  });
