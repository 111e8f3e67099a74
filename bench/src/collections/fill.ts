import { createHash } from 'node:crypto';
import { UserError } from '@zielona-fala/tools/process';
import type mongoose from 'mongoose';
import { COPIES, type Copies, LEFT } from './copies.ts';
import type { Templates } from './templates.ts';

type MongoClient = mongoose.mongo.MongoClient;
type Collection = mongoose.mongo.Collection<mongoose.mongo.Document>;

const NUMBERS = 'learner_numbers';
const BATCH = 20_000;
const AT_ONCE = 2;

/** How large a filled collection is, in bytes. */
export interface Filled {
  readonly name: string;
  readonly documents: number;
  /** As MongoDB would send them, and as they lie on the disk. */
  readonly bytes: number;
  readonly stored: number;
  readonly indexes: number;
  readonly seconds: number;
}

/**
 * Gives so many learners a document in each collection that holds such. Indexes are built again once all is there.
 * @throws UserError when a collection is neither filled nor left on purpose
 */
export async function fillCollections(
  client: MongoClient,
  templates: Templates,
  learners: number,
): Promise<readonly Filled[]> {
  await refuseUnknown(client);
  const numbers = client.db('bench').collection<{ _id: number }>(NUMBERS);
  await numberLearners(numbers, learners);
  const waiting = Object.entries(COPIES);
  const filled: Filled[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      filled.push(await fill(client, numbers as never, templates, ...next));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await client.db('bench').dropDatabase();
  // what the cache still holds would take longer than a server may take to stop
  await client.db('admin').command({ fsync: 1 });
  return filled.toSorted((one, other) => one.name.localeCompare(other.name));
}

async function refuseUnknown(client: MongoClient): Promise<void> {
  const names = await Promise.all(
    ['identity', 'tests', 'stats'].map(async (database) =>
      (await client.db(database).listCollections({}, { nameOnly: true }).toArray()).map(
        ({ name }) => `${database}.${name}`,
      ),
    ),
  );
  const unknown = names
    .flat()
    .filter((name) => !(name in COPIES || name in LEFT || name.includes('.system.')));
  if (unknown.length > 0) throw new UserError(`Neither filled nor left on purpose: ${unknown.join(', ')}`);
}

async function numberLearners(
  numbers: mongoose.mongo.Collection<{ _id: number; hash?: string }>,
  learners: number,
): Promise<void> {
  for (let start = 1; start <= learners; start += BATCH) {
    const size = Math.min(BATCH, learners - start + 1);
    const batch = Array.from({ length: size }, (_, index) => start + index).map((_id) => ({
      _id,
      hash: createHash('sha256').update(String(_id)).digest('base64url'),
    }));
    await numbers.insertMany(batch, { ordered: false });
  }
}

async function fill(
  client: MongoClient,
  numbers: Collection,
  templates: Templates,
  name: string,
  all: readonly Copies[],
): Promise<Filled> {
  const begun = performance.now();
  const [database = '', ...rest] = name.split('.');
  const collection = client.db(database).collection(rest.join('.'));
  const indexes = (await collection.indexes()).filter(({ name: index }) => index !== '_id_');
  for (const { name: index = '' } of indexes) await collection.dropIndex(index);
  // all of them before the first copy, which would be found as well
  const sources = await Promise.all(all.map(({ of }) => templates.find(name, of)));
  let others: object = {};
  for (const [index, copies] of all.entries()) {
    const { every } = copies;
    const template = sources[index] ?? {};
    const isOne = every === undefined ? {} : { _id: { $mod: [every, 0] } };
    await numbers
      .aggregate(copying(template, copies, { $and: [others, isOne] }, { db: database, coll: rest.join('.') }))
      .toArray();
    if (every !== undefined) others = { _id: { $not: { $mod: [every, 0] } } };
  }
  if (indexes.length > 0) {
    await client.db(database).command({
      createIndexes: collection.collectionName,
      indexes: indexes.map(({ v: _v, ...index }) => index),
    });
  }
  const stats = await client.db(database).command({ collStats: collection.collectionName });
  const seconds = (performance.now() - begun) / 1000;
  process.stdout.write(`  ${name}: ${stats.count} documents, ${seconds.toFixed(0)} s\n`);
  return {
    ...{ name, documents: stats.count, bytes: stats.size, stored: stats.storageSize },
    ...{ indexes: stats.totalIndexSize, seconds },
  };
}

/** Nested fields are set by their paths, so that the rest of the template stays. */
function copying(template: object, { with: values }: Copies, match: object, into: object): object[] {
  return [
    { $match: match },
    { $replaceWith: { $mergeObjects: [{ $literal: template }, { n: '$_id', hash: '$hash' }] } },
    { $set: values },
    { $unset: ['n', 'hash'] },
    { $merge: { into, on: '_id', whenMatched: 'fail', whenNotMatched: 'insert' } },
  ];
}
