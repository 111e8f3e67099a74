import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { conflict, type Endpoint, endpoint, notFound } from '@zielona-fala/service-kit/http';
import { inTransaction } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { Connection } from 'mongoose';
import type { BankStore } from '../bank/store.ts';
import { holdCaller } from '../learners/hold.ts';
import type { LearnerStore } from '../learners/store.ts';
import { type BookmarkStore, MOST_BOOKMARKS } from './store.ts';

const PATH = '/api/v1/tests/bookmarks/:questionNumber';

const ONE_BOOKMARK = shapeOf<{ questionNumber: number }>({ questionNumber: FIELDS.id.required() });

export interface BookmarkParts {
  readonly connection: Connection;
  readonly bookmarks: BookmarkStore;
  readonly learners: Pick<LearnerStore, 'hold'>;
  readonly bank: Pick<BankStore, 'knows'>;
  readonly clock: Clock;
}

/** Calls that keep questions to be found again. Each can be repeated. */
export function bookmarkEndpoints({
  connection,
  bookmarks,
  bank,
  learners,
  clock,
}: BookmarkParts): readonly Endpoint[] {
  return [
    endpoint({
      method: 'put',
      path: PATH,
      summary: 'Bookmarks a question',
      problems: ['too-many-bookmarks'],
      access: 'active',
      params: ONE_BOOKMARK,
      async handle({ params: { questionNumber: number }, user }) {
        if (!(await bank.knows(number))) throw notFound('There is no question of this number');
        const added = clock.now();
        const isAdded = await inTransaction(connection, async (transaction) => {
          await holdCaller(learners, user.userId, added, transaction);
          return bookmarks.add(user.userId, { number, added }, transaction);
        });
        if (isAdded) return;
        throw conflict(
          'too-many-bookmarks',
          `You have ${MOST_BOOKMARKS} bookmarks, as many as there can be: remove some first`,
        );
      },
    }),
    endpoint({
      method: 'delete',
      path: PATH,
      summary: 'Removes the bookmark of a question',
      access: 'active',
      params: ONE_BOOKMARK,
      async handle({ params, user }) {
        await bookmarks.remove(user.userId, params.questionNumber);
      },
    }),
  ];
}
