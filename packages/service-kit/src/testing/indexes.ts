import type { Connection } from 'mongoose';

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
