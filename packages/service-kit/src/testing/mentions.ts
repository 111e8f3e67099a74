import type { Connection } from 'mongoose';

/**
 * Searches a whole database for references to an account.
 * @param words what they are known by, such as id, address and name; upper and lower case are the same
 * @returns the names of the collections that hold one of these words somewhere, sorted
 */
export async function collectionsMentioning(
  connection: Connection,
  ...words: readonly (string | number)[]
): Promise<readonly string[]> {
  const { db } = connection;
  if (db === undefined) throw new Error('the connection is not open');
  const sought = words.map((word) => String(word).toLowerCase());
  const found: string[] = [];
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    const documents = await db.collection(name).find().toArray();
    const text = JSON.stringify(documents).toLowerCase();
    if (sought.some((word) => text.includes(word))) found.push(name);
  }
  return found.toSorted();
}

/** How a service handles each of its collections with data of learners. */
interface Accounted {
  /** Field of the export by collection. */
  readonly exported: Readonly<Record<string, string>>;
  /** Reason by collection. */
  readonly notExported: Readonly<Record<string, string>>;
}

/**
 * The collections of which an export should hold something and does not.
 * @param mentioning names of the collections that mention the learner whose export it is
 */
export function missingFromExport(
  exported: Readonly<Record<string, unknown>>,
  mentioning: readonly string[],
  accounted: Accounted,
): readonly string[] {
  return mentioning.filter((name) => {
    const field = accounted.exported[name];
    if (field === undefined) return accounted.notExported[name] === undefined;
    const value = exported[field];
    return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  });
}
