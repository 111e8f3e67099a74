import type { Connection, mongo } from 'mongoose';

/** A running transaction; pass it to every read and write that belongs to it. */
export type Session = mongo.ClientSession;

/**
 * Runs `work` in one transaction, again when it met a conflict; `work` must change nothing outside of it.
 * Inside, await one operation after the other.
 */
export async function inTransaction<Result>(
  connection: Connection,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  return connection.getClient().withSession((session) =>
    session.withTransaction(() => work(session), {
      readConcern: { level: 'snapshot' },
      writeConcern: { w: 'majority' },
      readPreference: 'primary',
    }),
  );
}

const DUPLICATE_KEY = 11_000;

/** Whether a write failed because a unique index already holds the value. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;
}

/** Whether trying the same again later can succeed: the database was away or in conflict. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (/^Mongo(ose)?(Network|ServerSelection|NotConnected|Topology|PoolCleared|WaitQueue)/.test(error.name))
    return true;
  const labels = 'errorLabels' in error && Array.isArray(error.errorLabels) ? error.errorLabels : [];
  return (
    labels.includes('TransientTransactionError') ||
    labels.includes('RetryableWriteError') ||
    (error.cause !== undefined && isTransient(error.cause))
  );
}
