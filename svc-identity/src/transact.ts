import { inTransaction, type Transaction } from '@zielona-fala/service-kit/mongo';
import type { Connection } from 'mongoose';

/** Runs work in one transaction of the service's database, again when it met a conflict. */
export type Transact = <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;

export function createTransact(connection: Connection): Transact {
  return (work) => inTransaction(connection, work);
}
