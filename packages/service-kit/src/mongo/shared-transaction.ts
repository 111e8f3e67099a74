import { AsyncLocalStorage } from 'node:async_hooks';
import { type Connection, mongo } from 'mongoose';
import { inOwnTransaction, onCommit, type Transaction } from './own-transaction.ts';

interface Shared {
  readonly transaction: Transaction;
  /** The error of a failed part. A part cannot be rolled back alone, so the whole transaction aborts even if the error is caught. */
  failure: { readonly error: unknown } | null;
}

const storage = new AsyncLocalStorage<Shared>();

/**
 * Runs `work`, which knows nothing of it, with one transaction for all that it does by `transact` and with
 * {@link sharedTransaction}. Runs it again when it met a conflict.
 */
export async function inSharedTransaction<Result>(
  connection: Connection,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return inOwnTransaction(connection, async (transaction) => {
    const shared: Shared = { transaction, failure: null };
    const done = await storage.run(shared, () => work(transaction)).catch(throwConflict);
    if (shared.failure !== null) throwConflict(shared.failure.error);
    return done;
  });
}

/** The transaction that the work at hand shares, for a single write that needs none of its own. */
export function sharedTransaction(): Transaction | undefined {
  return storage.getStore()?.transaction;
}

/** Runs `work` once all that was done before is committed: at once where no transaction is shared. */
export async function afterCommit(work: () => Promise<void>): Promise<void> {
  const transaction = sharedTransaction();
  if (transaction === undefined) await work();
  else onCommit(transaction, work);
}

/** Runs `work` as a part of the shared transaction; null where there is none. */
export function joinShared<Result>(
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> | null {
  const shared = storage.getStore();
  if (shared === undefined) return null;
  return work(shared.transaction).catch((error: unknown) => {
    shared.failure = { error };
    throw error;
  });
}

/** Throws the conflict that an error came from, which has the driver try again, or else the error itself. */
function throwConflict(error: unknown): never {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof mongo.MongoError && cause.hasErrorLabel('TransientTransactionError')) throw cause;
  }
  throw error;
}
