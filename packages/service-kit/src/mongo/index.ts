export {
  connectMongo,
  createMongo,
  inConfiguredDatabase,
  inDatabase,
  isMongoReady,
  openMongo,
} from './connect.ts';
export { withNewId } from './new-id.ts';
export { onCommit, type Transaction } from './own-transaction.ts';
export { afterCommit, inSharedTransaction, sharedTransaction } from './shared-transaction.ts';
export {
  COMMITTED,
  createTransact,
  isDuplicateKey,
  type Transact,
} from './transaction.ts';
export { watchMongo } from './watch.ts';
