import type { BrowsedQuestionsDto, CategoryName } from '@zielona-fala/contracts';
import { addBookmark } from '@zielona-fala/contracts/api/bookmarks/add-bookmark';
import { removeBookmark } from '@zielona-fala/contracts/api/bookmarks/remove-bookmark';
import { browseQuestions } from '@zielona-fala/contracts/api/questions/browse-questions';
import { requestTo } from '@zielona-fala/contracts/portal';
import { createSerialQueue } from '@zielona-fala/web-kit/observable';
import { api } from './api.ts';

/** As many as the server gives at once. */
const PAGE = 100;

const enqueue = createSerialQueue();

export interface BookmarkChange {
  readonly category: CategoryName;
  readonly number: number;
  readonly isBookmarked: boolean;
}

const bookmarks = api.injectEndpoints({
  endpoints: (build) => ({
    /** Numbers of the category's questions that the learner has bookmarked. */
    getBookmarks: build.query<readonly number[], CategoryName>({
      async queryFn(category, _api, _options, ask) {
        const numbers: number[] = [];
        let next: string | null = null;
        do {
          const query = {
            cat: category,
            lang: 'pl',
            bookmarked: true,
            limit: PAGE,
            cursor: next ?? undefined,
          } as const;
          const { data, error } = await ask(requestTo(browseQuestions, { query }));
          if (error) return { error };
          const page = data as BrowsedQuestionsDto;
          numbers.push(...page.questions.map(({ questionNumber }) => questionNumber));
          next = page.next;
        } while (next !== null);
        return { data: numbers };
      },
      providesTags: ['Bookmarks'],
    }),
    /** Shown at once, and taken back when the server refuses it, e.g. with `too-many-bookmarks`. */
    changeBookmark: build.mutation<null, BookmarkChange>({
      async queryFn({ number, isBookmarked }, _api, _options, ask) {
        const request = requestTo(isBookmarked ? addBookmark : removeBookmark, { questionNumber: number });
        const { error } = await enqueue(() => ask(request));
        return error ? { error } : { data: null };
      },
      async onQueryStarted({ category, number, isBookmarked }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          bookmarks.util.updateQueryData('getBookmarks', category, (numbers) => {
            const others = numbers.filter((each) => each !== number);
            return isBookmarked ? [...others, number] : others;
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
    }),
  }),
});

export const { useGetBookmarksQuery, useChangeBookmarkMutation } = bookmarks;
