import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { type BackedUpCollection, collectionFile, type Manifest, writeManifest } from './manifest.ts';

type Client = ReturnType<Awaited<ReturnType<typeof connectMongo>>['getClient']>;
type Session = ReturnType<Client['startSession']>;

interface Source {
  readonly client: Client;
  /** Reads everything as it was at the moment of the first read. */
  readonly session: Session;
  readonly folder: string;
}

/**
 * Dumps the databases at one point in time while services are running, from a server-side snapshot across all of them.
 * @param folder new
 */
export async function dumpDatabases(
  mongodbUri: string,
  databases: readonly string[],
  folder: string,
): Promise<Manifest> {
  const connection = await connectMongo(mongodbUri);
  const client = connection.getClient();
  const session = client.startSession({ snapshot: true });
  try {
    const source = { client, session, folder };
    const listed: Omit<BackedUpCollection, 'documents' | 'sha256'>[] = [];
    for (const database of databases) listed.push(...(await listCollections(client, database)));
    const takenAt = new Date().toISOString();
    const collections: BackedUpCollection[] = [];
    for (const collection of listed) {
      collections.push({ ...collection, ...(await dumpCollection(source, collection)) });
    }
    const manifest = { format: 1, takenAt, collections } as const;
    await writeManifest(folder, manifest);
    return manifest;
  } finally {
    await session.endSession();
    await connection.close();
  }
}

async function listCollections(client: Client, database: string) {
  const db = client.db(database);
  const found = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  const names = found.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
  return Promise.all(
    names.toSorted().map(async (name) => {
      const indexes = await db.collection(name).listIndexes().toArray();
      const own = indexes.filter((index) => index.name !== '_id_');
      return { database, name, indexes: own.map(({ v: _version, ...index }) => index) };
    }),
  );
}

async function dumpCollection(
  { client, session, folder }: Source,
  { database, name }: Pick<BackedUpCollection, 'database' | 'name'>,
): Promise<Pick<BackedUpCollection, 'documents' | 'sha256'>> {
  const file = collectionFile(folder, { database, name });
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const cursor = client.db(database).collection(name).find({}, { session, raw: true });
  let documents = 0;
  const counted = async function* () {
    for await (const document of cursor) {
      documents += 1;
      yield document as unknown as Buffer;
    }
  };
  const hash = createHash('sha256');
  await pipeline(
    Readable.from(counted()),
    createGzip(),
    through(hash),
    createWriteStream(file, { mode: 0o600, flags: 'wx' }),
  );
  return { documents, sha256: hash.digest('hex') };
}

function through(hash: Hash): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}
