import { CATEGORIES } from '@zielona-fala/contracts';
import type { RuleBook } from '@zielona-fala/contracts/bank';
import { createBankStore, createDrawStore, type QuestionRevision } from '@zielona-fala/question-store';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { systemClock } from '@zielona-fala/service-kit/process';
import { testResources } from '@zielona-fala/service-kit/testing';
import type { Connection } from 'mongoose';
import { type ImportOptions, type ImportReport, importBank } from '../../src/import-bank.ts';
import type { MediaParts } from '../../src/media.ts';
import { createEditionStore } from '../../src/store.ts';

/** The import on one database. */
export interface Importer {
  run(
    file: string,
    options?: Partial<ImportOptions>,
    media?: MediaParts['source'],
    served?: string | null,
    book?: RuleBook,
  ): Promise<ImportReport>;
  /** Everything that can be drawn in any category, by number. */
  questions(): Promise<readonly QuestionRevision[]>;
}

const DEFAULTS = { columns: null, olderFile: null, drawsWithoutMedia: false, isDryRun: false };
/** A bank without rules. */
export const NO_RULES: RuleBook = { rules: new Map(), rulesOf: new Map(), officialRulesOf: new Map() };
const SILENT = { show() {}, tell() {}, end() {} };

export function importerOn(connection: Connection): Importer {
  const draws = createDrawStore(connection);
  const bank = createBankStore(connection, draws);
  const editions = createEditionStore(connection);
  return {
    run: (file, options = {}, media = null, served = null, book = NO_RULES) =>
      importBank(
        { bank, editions, book, media, served, clock: systemClock, progress: SILENT },
        { ...DEFAULTS, file, ...options },
      ),
    async questions() {
      const pools = (await Promise.all(CATEGORIES.map((category) => draws.pools(category)))).flat();
      const places = pools.flatMap(({ pool, size }) =>
        Array.from({ length: size }, (_, position) => ({ pool, position })),
      );
      const refs = new Map((await draws.at(places)).map((ref) => [ref.number, ref]));
      return bank.revisions([...refs.values()].sort((one, other) => one.number - other.number));
    },
  };
}

/** The import on a database of its own. */
export async function openImporter(
  name: string,
): Promise<Importer & { readonly connection: Connection; close(): Promise<void> }> {
  const connection = await connectMongo(testResources(name).mongoUri);
  const draws = createDrawStore(connection);
  await draws.ensureIndexes();
  await createBankStore(connection, draws).ensureIndexes();
  await createEditionStore(connection).ensureIndexes();
  return { ...importerOn(connection), connection, close: () => connection.close() };
}
