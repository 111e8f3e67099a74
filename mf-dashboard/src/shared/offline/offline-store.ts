import type { PackAnswerOutcome } from '@zielona-fala/contracts';
import { createObservable } from '@zielona-fala/web-kit/observable';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { type OfflineDatabase, THE_PACK, THE_REHEARSAL, withDatabase } from './offline-database.ts';
import {
  isCounted,
  isRefused,
  isWaiting,
  type KeptRehearsal,
  type OfflineAnswer,
  type OfflinePack,
  type QueuedAnswer,
} from './offline-pack.ts';

/** What this browser keeps for practice without a network. */
export interface OfflineKept {
  readonly pack: OfflinePack | null;
  readonly rehearsal: KeptRehearsal | null;
  /** In the order in which they were given. */
  readonly answers: readonly QueuedAnswer[];
}

const NOTHING: OfflineKept = { pack: null, rehearsal: null, answers: [] };

/** Null until it was read for the first time. */
const kept = createObservable<OfflineKept | null>(null);

async function readFrom(database: OfflineDatabase): Promise<OfflineKept> {
  const [pack = null, rehearsal = null, answers] = await Promise.all([
    database.get('packs', THE_PACK),
    database.get('packs', THE_REHEARSAL),
    database.getAll('answers'),
  ]);
  return {
    pack: pack as OfflinePack | null,
    rehearsal: rehearsal as KeptRehearsal | null,
    answers: answers as QueuedAnswer[],
  };
}

/** Changes what is kept, and tells it: to pages here, and to the sign-out, which counts what is not sent yet. */
async function change(work: (database: OfflineDatabase) => Promise<unknown>): Promise<void> {
  await withDatabase(async (database) => {
    await work(database);
    show(await readFrom(database));
  });
}

function show(now: OfflineKept): void {
  const waiting = now.answers.filter(isWaiting).length;
  browserMemory.write('unsentAnswers', now.pack === null && waiting === 0 ? null : String(waiting));
  kept.set(now);
}

const removePack = (database: OfflineDatabase): Promise<unknown> =>
  Promise.all([THE_PACK, THE_REHEARSAL].map((name) => database.delete('packs', name)));

const removeAnswers = (database: OfflineDatabase, answers: readonly QueuedAnswer[]): Promise<unknown> =>
  Promise.all(answers.map(({ id }) => database.delete('answers', id)));

/** The pack and the answers in the browser's database. Each method throws `StorageRefusal` where the browser refuses. */
export const offlineStore = {
  kept,
  async read(): Promise<OfflineKept> {
    await change(async () => undefined);
    return kept.get() ?? NOTHING;
  },
  /** Keeps this pack instead of the one before. Answers that count go with it; those that wait or were refused stay. */
  keepPack: (pack: OfflinePack): Promise<void> =>
    change(async (database) => {
      const { answers } = await readFrom(database);
      await removePack(database);
      await database.put('packs', pack, THE_PACK);
      await removeAnswers(database, answers.filter(isCounted));
    }),
  removePack: (): Promise<void> =>
    change(async (database) => {
      const { answers } = await readFrom(database);
      await removePack(database);
      await removeAnswers(database, answers.filter(isCounted));
    }),
  /** Goes on without the films of the pack. */
  dropFilms: (): Promise<void> =>
    change(async (database) => {
      const { pack } = await readFrom(database);
      if (pack !== null) await database.put('packs', { ...pack, films: [] }, THE_PACK);
    }),
  /** Goes on without these pictures and films of the pack. */
  dropMedia: (addresses: readonly string[]): Promise<void> =>
    change(async (database) => {
      const { pack } = await readFrom(database);
      if (pack === null) return;
      const isWanted = (address: string): boolean => !addresses.includes(address);
      const { pictures, films = [] } = pack;
      const without = { pictures: pictures.filter(isWanted), films: films.filter(isWanted) };
      await database.put('packs', { ...pack, ...without }, THE_PACK);
    }),
  /** Keeps the rehearsal that is under way; null once it is over. Tells nobody: each of its steps is kept. */
  keepRehearsal: (rehearsal: KeptRehearsal | null): Promise<void> =>
    withDatabase(async (database) => {
      if (rehearsal === null) await database.delete('packs', THE_REHEARSAL);
      else await database.put('packs', rehearsal, THE_REHEARSAL);
    }),
  addAnswer: (answer: OfflineAnswer): Promise<void> => change((database) => database.add('answers', answer)),
  /** Notes what became of answers. */
  settle: (outcomes: ReadonlyMap<number, PackAnswerOutcome>): Promise<void> =>
    change(async (database) => {
      const { answers } = await readFrom(database);
      const settled = answers.flatMap((answer) => {
        const outcome = outcomes.get(answer.id);
        return outcome === undefined ? [] : [{ ...answer, outcome }];
      });
      await Promise.all(settled.map((answer) => database.put('answers', answer)));
    }),
  /** Once the learner has seen them. */
  dropRefused: (): Promise<void> =>
    change(async (database) => {
      const { answers } = await readFrom(database);
      await removeAnswers(database, answers.filter(isRefused));
    }),
};
