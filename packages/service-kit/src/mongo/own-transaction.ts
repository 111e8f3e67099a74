import type { Connection, mongo } from 'mongoose';
import { MAJORITY } from './connect.ts';

/** A running transaction (the driver's session): pass it to every read and write that belongs to it. */
export type Transaction = mongo.ClientSession;

/** Runs `work` in a transaction of its own, again when it met a conflict. */
export async function inOwnTransaction<Result>(
  connection: Connection,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return connection.getClient().withSession((session) =>
    session.withTransaction(() => work(session), {
      readConcern: { level: 'snapshot' },
      writeConcern: MAJORITY,
      maxCommitTimeMS: MAJORITY.wtimeoutMS,
      readPreference: 'primary',
    }),
  );
}
