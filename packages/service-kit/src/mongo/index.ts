export { connectMongo, createMongo, isMongoReady, openMongo } from './connect.ts';
export { COMMITTED, inTransaction, isDuplicateKey, isTransient, type Transaction } from './transaction.ts';
