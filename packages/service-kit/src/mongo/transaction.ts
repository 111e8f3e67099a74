import type { Connection } from 'mongoose';
import { inOwnTransaction, type Transaction } from './own-transaction.ts';
import { joinShared } from './shared-transaction.ts';

/** Reads only what no failover can undo: for work whose effect leaves the database, like a message or a mail. */
export const COMMITTED = { level: 'majority' } as const;

/**
 * Runs `work` in one transaction, again when it met a conflict; `work` must change nothing outside of it.
 * Inside, await one operation after the other. Where a transaction is shared, `work` becomes a part of that one.
 */
export type Transact = <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;

export function createTransact(connection: Connection): Transact {
  return async (work) => joinShared(work) ?? inOwnTransaction(connection, work);
}

const DUPLICATE_KEY = 11_000;

/** Whether a write failed because a unique index, or the one of a field, already holds the value. */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  if (!(error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY)) return false;
  return field === undefined || ('keyPattern' in error && field in Object(error.keyPattern));
}
