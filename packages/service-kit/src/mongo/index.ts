export { connectMongo, createMongo, isMongoReady, openMongo } from './connect.ts';
export { onCommit, type Transaction } from './own-transaction.ts';
export { afterCommit, inSharedTransaction, sharedTransaction } from './shared-transaction.ts';
export { COMMITTED, inTransaction, isDuplicateKey, isTransient } from './transaction.ts';
export { watchMongo } from './watch.ts';
