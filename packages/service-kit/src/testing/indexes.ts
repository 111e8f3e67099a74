import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Connection } from 'mongoose';
import { connectMongo } from '../mongo/index.ts';
import { testResources } from './resources.ts';

const run = promisify(execFile);

/** Keys of all indexes of a database, by collection, but for those that MongoDB makes by itself. */
export async function indexesOf(connection: Connection): Promise<Record<string, string[]>> {
  const collections = (await connection.db?.listCollections({ type: 'collection' }).toArray()) ?? [];
  const found = await Promise.all(
    collections.map(async ({ name }) => {
      const indexes = await connection.collection(name).indexes();
      return [name, indexes.map(({ key }) => JSON.stringify(key)).sort()] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, keys]) => keys.length > 1));
}

/**
 * Of an empty database after a command has run twice.
 * @param command its file; the database is in MONGODB_URI
 */
export async function indexesMadeBy(command: URL): Promise<Record<string, string[]>> {
  const { mongoUri } = testResources('make-indexes');
  const env = { ...process.env, NODE_ENV: 'test', MONGODB_URI: mongoUri };
  for (const _ of ['first', 'repeated']) await run(process.execPath, [fileURLToPath(command)], { env });
  const prepared = await connectMongo(mongoUri);
  try {
    return await indexesOf(prepared);
  } finally {
    await prepared.dropDatabase();
    await prepared.close();
  }
}
