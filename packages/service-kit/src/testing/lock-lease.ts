import type { Connection } from 'mongoose';
import { isTransient } from '../process/transient.ts';
import { leaseHolder } from '../worker/lease.ts';
import { waitFor } from './wait.ts';

/**
 * Lets every worker hang that takes this lease, or takes it again, as it would behind a lock in the database.
 * @returns what ends it
 */
export async function lockLease(connection: Connection, name: string): Promise<() => Promise<void>> {
  const leases = connection.collection<{ _id: string }>('leases');
  // a collection that the transaction itself creates would be locked for readers too
  await leases.createIndex({ _id: 1 });
  const session = await connection.startSession();
  await waitFor('the lock', async () => {
    session.startTransaction();
    try {
      return await leases.updateOne({ _id: name }, { $set: { locked: true } }, { upsert: true, session });
    } catch (error) {
      await session.abortTransaction();
      // a worker wrote the lease at the same moment
      if (isTransient(error)) return null;
      throw error;
    }
  });
  // its holder goes on with it until then
  await waitFor('the lease to expire', async () => (await leaseHolder(connection, name)) === null);
  return async () => {
    await session.abortTransaction();
    await session.endSession();
  };
}
