import { OFFLINE_DATABASE } from '@zielona-fala/contracts';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptRehearsal, OfflineAnswer, OfflinePack, QueuedAnswer } from './offline-pack.ts';

interface OfflineSchema extends DBSchema {
  /** One, under {@link THE_PACK}, and the rehearsal from it that is under way, under {@link THE_REHEARSAL}. */
  readonly packs: { readonly key: string; readonly value: OfflinePack | KeptRehearsal };
  /** The sign-in that all of it belongs to, under {@link THE_OWNER}. */
  readonly owners: { readonly key: string; readonly value: string };
  readonly answers: {
    readonly key: number;
    readonly value: OfflineAnswer & Partial<Pick<QueuedAnswer, 'id'>>;
  };
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>;

export const THE_PACK = 'pack';
export const THE_REHEARSAL = 'rehearsal';
const THE_OWNER = 'owner';

/** The browser keeps nothing: it refuses, is full, or the session has ended. */
export class StorageRefusal extends Error {
  override readonly name = 'StorageRefusal';
  readonly isFull: boolean;

  constructor(cause: unknown) {
    super('the browser keeps nothing', { cause });
    this.isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  }
}

/**
 * Works with the learner's database, and closes it: the end of the session deletes it. Where that failed, the next
 * sign-in finds it empty.
 * @throws StorageRefusal
 */
export async function withDatabase<Result>(
  work: (database: OfflineDatabase) => Promise<Result>,
): Promise<Result> {
  const owner = browserMemory.read('signedIn');
  if (owner === null) throw new StorageRefusal('nobody is signed in');
  let database: OfflineDatabase | undefined;
  try {
    database = await openDB<OfflineSchema>(OFFLINE_DATABASE, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('owners');
        fresh.createObjectStore('packs');
        fresh.createObjectStore('answers', { keyPath: 'id', autoIncrement: true });
      },
    });
    await emptyOfOthers(database, owner);
    return await work(database);
  } catch (error) {
    throw error instanceof StorageRefusal ? error : new StorageRefusal(error);
  } finally {
    database?.close();
  }
}

async function emptyOfOthers(database: OfflineDatabase, owner: string): Promise<void> {
  if ((await database.get('owners', THE_OWNER)) === owner) return;
  const emptying = database.transaction(['owners', 'packs', 'answers'], 'readwrite');
  await Promise.all([
    emptying.objectStore('packs').clear(),
    emptying.objectStore('answers').clear(),
    emptying.objectStore('owners').put(owner, THE_OWNER),
    emptying.done,
  ]);
}
