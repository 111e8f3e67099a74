import { mongo } from 'mongoose';
import type { Clock } from '../process/clock.ts';
import { newId } from '../process/ids.ts';
import { isDuplicateKey } from './transaction.ts';

/**
 * Stores something under a new id, as a part of a transaction. Where a unique index refuses it, the whole transaction runs
 * again, with another id and what else `write` makes anew. `write` throws another error for what that would not change.
 */
export async function withNewId<Result>(
  clock: Clock,
  write: (id: number) => Promise<Result>,
): Promise<Result> {
  try {
    return await write(newId(clock));
  } catch (error) {
    // an error in it ends a transaction, so that only whoever began it can try again
    if (error instanceof mongo.MongoError && isDuplicateKey(error)) {
      error.addErrorLabel('TransientTransactionError');
    }
    throw error;
  }
}
