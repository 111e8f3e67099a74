import type { CategoryName, QuestionLanguage } from '@zielona-fala/contracts';
import { browseQuestions } from '@zielona-fala/contracts/api/questions/browse-questions';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks, type PageOf } from '../../../shared/api/api.ts';
import type { WantedQuestions } from '../wanted.ts';

export interface BrowsedQuestions {
  readonly category: CategoryName;
  readonly lang: QuestionLanguage;
  readonly wanted: WantedQuestions;
}

/** The questions of a category, page by page; a page is asked for by the `next` of the one before. */
export const { useBrowseQuestionsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    browseQuestions: build.infiniteQuery({
      ...asks(({ queryArg: { category, lang, wanted }, pageParam }: PageOf<BrowsedQuestions, string>) => {
        const { text, topic, part, points, bookmarked } = wanted;
        return requestTo(browseQuestions, {
          query: {
            q: text === '' ? undefined : text,
            topic: topic ?? undefined,
            part: part ?? undefined,
            points: points ?? undefined,
            bookmarked: bookmarked ? true : undefined,
            cat: category,
            lang,
            cursor: pageParam ?? undefined,
          },
        });
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      // shown questions stay while their bookmarks are removed
      providesTags: (_result, _error, { wanted }) => (wanted.bookmarked ? [] : ['Tests']),
      keepUnusedDataFor: 0,
    }),
  }),
});
