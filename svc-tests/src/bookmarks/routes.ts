import { addBookmark } from '@zielona-fala/contracts/api/bookmarks/add-bookmark';
import { removeBookmark } from '@zielona-fala/contracts/api/bookmarks/remove-bookmark';
import type { BankStore } from '@zielona-fala/question-store';
import { conflict, type Endpoint, lockCaller, notFound, serve } from '@zielona-fala/service-kit/http';
import type { Transact } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { LearnerStore } from '../learners/store.ts';
import { type BookmarkStore, MAX_BOOKMARKS } from './store.ts';

export interface BookmarkParts {
  readonly transact: Transact;
  readonly bookmarks: BookmarkStore;
  readonly learners: Pick<LearnerStore, 'lock'>;
  readonly bank: Pick<BankStore, 'knows'>;
  readonly clock: Clock;
}

/** Calls that keep questions to be found again. Each can be repeated. */
export function bookmarkRoutes({
  transact,
  bookmarks,
  bank,
  learners,
  clock,
}: BookmarkParts): readonly Endpoint[] {
  return [
    serve(addBookmark, async ({ params: { questionNumber: number }, user }) => {
      if (!(await bank.knows(number))) throw notFound('There is no question of this number');
      const added = clock.now();
      const isAdded = await transact(async (transaction) => {
        await lockCaller(learners, user.userId, added, transaction);
        return bookmarks.add(user.userId, { number, added }, transaction);
      });
      if (isAdded) return;
      throw conflict(
        'too-many-bookmarks',
        `You have ${MAX_BOOKMARKS} bookmarks, as many as there can be: remove some first`,
      );
    }),
    serve(removeBookmark, async ({ params, user }) => {
      await bookmarks.remove(user.userId, params.questionNumber);
    }),
  ];
}
