import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';

/** A question that a learner wants to find again. */
export interface Bookmark {
  readonly number: number;
  readonly added: Date;
}

interface BookmarksDocument {
  /** The learner. */
  readonly _id: number;
  /** The oldest first. */
  readonly bookmarks: readonly Bookmark[];
}

/** More than anybody looks through, and so few that reading them all costs next to nothing. */
export const MAX_BOOKMARKS = 1000;

const bookmarksSchema = new Schema<BookmarksDocument>(
  { _id: Number, bookmarks: [{ _id: false, number: Number, added: Date }] },
  { versionKey: false },
);

/** Learners' bookmarks: one document a learner. */
export interface BookmarkStore {
  /**
   * Requires a lock on the learner, so that no two of their calls add at once.
   * @returns false when the learner has as many as there can be; true also for one that is there already
   */
  add(userId: number, bookmark: Bookmark, transaction: Transaction): Promise<boolean>;
  remove(userId: number, number: number): Promise<void>;
  /** The oldest first. */
  all(userId: number): Promise<readonly Bookmark[]>;
  numbers(userId: number): Promise<readonly number[]>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
}

export function createBookmarkStore(connection: Connection): BookmarkStore {
  const learners = connection.model('Bookmarks', bookmarksSchema, 'bookmarks');
  return {
    async add(userId, bookmark, transaction) {
      const known = await learners
        .findById(userId)
        .select({ 'bookmarks.number': 1 })
        .session(transaction)
        .lean();
      const numbers = known?.bookmarks.map(({ number }) => number) ?? [];
      if (numbers.includes(bookmark.number)) return true;
      if (numbers.length >= MAX_BOOKMARKS) return false;
      const change = { $push: { bookmarks: bookmark } };
      await learners.updateOne({ _id: userId }, change, { session: transaction, upsert: true });
      return true;
    },
    async remove(userId, number) {
      await learners.updateOne({ _id: userId }, { $pull: { bookmarks: { number } } });
    },
    async all(userId) {
      return (await learners.findById(userId).lean())?.bookmarks ?? [];
    },
    async numbers(userId) {
      const found = await learners.findById(userId).select({ 'bookmarks.number': 1 }).lean();
      return found?.bookmarks.map(({ number }) => number) ?? [];
    },
    async eraseLearner(userId, transaction) {
      await learners.deleteOne({ _id: userId }, { session: transaction });
    },
  };
}
