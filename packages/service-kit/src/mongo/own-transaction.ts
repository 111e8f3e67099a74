import type { Connection, mongo } from 'mongoose';
import { MAJORITY } from './connect.ts';

/** A running transaction (the driver's session): pass it to every read and write that belongs to it. */
export type Transaction = mongo.ClientSession;

type FollowUp = () => Promise<void>;

/** What follows the commit of each running transaction. */
const followUps = new WeakMap<Transaction, FollowUp[]>();

/** Runs `work` in a transaction of its own, again when it met a conflict. */
export async function inOwnTransaction<Result>(
  connection: Connection,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return connection.getClient().withSession(async (session) => {
    const attempt = () => {
      // what an attempt before wanted was undone with it
      followUps.set(session, []);
      return work(session);
    };
    const result = await session.withTransaction(attempt, {
      readConcern: { level: 'snapshot' },
      writeConcern: MAJORITY,
      maxCommitTimeMS: MAJORITY.wtimeoutMS,
      readPreference: 'primary',
    });
    for (const follow of followUps.get(session) ?? []) await follow();
    return result;
  });
}

/** Runs `work` once the transaction is committed, and never when it is not. */
export function onCommit(transaction: Transaction, work: FollowUp): void {
  const following = followUps.get(transaction);
  if (following === undefined) throw new Error('this transaction was not begun by transact');
  following.push(work);
}
