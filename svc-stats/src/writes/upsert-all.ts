import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { mongo } from 'mongoose';

interface Upsert<Document> {
  readonly filter: mongo.Filter<Document>;
  readonly update: mongo.UpdateFilter<Document>;
}

/**
 * Writes all of these in one operation, in their order; a document that is not there is inserted. What is written here is
 * made of checked events, so that it goes to the driver uncast: Mongoose would take longer than the write.
 * @returns the places of those that were inserted
 */
export async function upsertAll<Document extends object>(
  model: { readonly collection: object },
  upserts: readonly Upsert<Document>[],
  transaction: Transaction,
): Promise<ReadonlySet<number>> {
  if (upserts.length === 0) return new Set();
  const collection = model.collection as mongo.Collection<Document>;
  const { upsertedIds } = await collection.bulkWrite(
    upserts.map((upsert) => ({ updateOne: { ...upsert, upsert: true } })),
    { session: transaction },
  );
  return new Set(Object.keys(upsertedIds).map(Number));
}
