import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { inDatabase } from '@zielona-fala/service-kit/mongo';
import { mongo } from 'mongoose';
import { UserError } from '../process/user-error.ts';
import { type BackedUpCollection, collectionFile, readWholeBackup } from './manifest.ts';

/** The types of numbers and the like stay as they were written. */
const AS_WRITTEN = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true };
const BATCH = 1000;
const LENGTH_BYTES = 4;

/**
 * Puts a backup into databases that are empty. Files are checked before anything is written.
 * @throws UserError for a backup that is not whole, or databases that hold something
 */
export async function loadDatabases(
  mongodbUri: string,
  folder: string,
): Promise<readonly BackedUpCollection[]> {
  const { collections } = await readWholeBackup(folder);
  return inDatabase(mongodbUri, async (connection) => {
    const client = connection.getClient();
    for (const database of new Set(collections.map((each) => each.database))) {
      const held = await client.db(database).listCollections({}, { nameOnly: true }).toArray();
      if (held.length > 0)
        throw new UserError(`The database ${database} is not empty: nothing was restored.`);
    }
    for (const collection of collections) {
      const into = await client.db(collection.database).createCollection(collection.name);
      if (collection.indexes.length > 0) await into.createIndexes([...collection.indexes]);
      const documents = await loadCollection(into, collectionFile(folder, collection));
      if (documents === collection.documents) continue;
      throw new Error(`${collection.name}: ${documents} documents instead of ${collection.documents}`);
    }
    return collections;
  });
}

async function loadCollection(into: mongo.Collection, file: string): Promise<number> {
  let documents = 0;
  let batch: mongo.BSON.Document[] = [];
  const write = async (): Promise<void> => {
    if (batch.length > 0) await into.insertMany(batch, { ordered: false, promoteValues: false });
    documents += batch.length;
    batch = [];
  };
  for await (const document of documentsOf(file)) {
    batch.push(mongo.BSON.deserialize(document, AS_WRITTEN));
    if (batch.length === BATCH) await write();
  }
  await write();
  return documents;
}

/** Each document begins with its own length. */
async function* documentsOf(file: string): AsyncIterable<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file).pipe(createGunzip()) as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, chunk]);
    for (let length = lengthOf(rest); length <= rest.length; length = lengthOf(rest)) {
      yield rest.subarray(0, length);
      rest = rest.subarray(length);
    }
  }
  if (rest.length > 0) throw new Error(`${file} ends within a document`);
}

const lengthOf = (bytes: Buffer): number =>
  bytes.length < LENGTH_BYTES ? Number.POSITIVE_INFINITY : bytes.readInt32LE(0);
