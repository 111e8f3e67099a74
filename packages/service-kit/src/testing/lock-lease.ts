import type { Connection } from 'mongoose';

/**
 * Lets every worker hang that takes this lease, or takes it again, as it would behind a lock in the database.
 * @returns what ends it
 */
export async function lockLease(connection: Connection, name: string): Promise<() => Promise<void>> {
  const leases = connection.collection<{ _id: string }>('leases');
  // a collection that the transaction itself creates would be locked for readers too
  await leases.createIndex({ _id: 1 });
  const session = await connection.startSession();
  const before = await limitTransactions(connection, LOCKED_SECONDS);
  session.startTransaction();
  await leases.updateOne({ _id: name }, { $set: { locked: true } }, { upsert: true, session });
  await limitTransactions(connection, before);
  return async () => {
    await session.abortTransaction();
    await session.endSession();
  };
}

const LOCKED_SECONDS = 300;

/** Counts for transactions that begin from now on. @returns the seconds that counted before */
async function limitTransactions(connection: Connection, seconds: number): Promise<number> {
  const answer = await connection
    .getClient()
    .db('admin')
    .command({ setParameter: 1, transactionLifetimeLimitSeconds: seconds });
  return answer.was;
}
