import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { questionsForExams, writeBank } from '@zielona-fala/contracts/bank/testing';
import {
  availableCategories,
  type BankStore,
  createBankStore,
  createDrawStore,
  type DrawStore,
  loadBank,
} from '@zielona-fala/question-store';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { systemClock } from '@zielona-fala/service-kit/process';
import {
  collectionScans,
  type Operation,
  operationsDuring,
  testResources,
} from '@zielona-fala/service-kit/testing';
import type { Connection } from 'mongoose';
import { type ImportOptions, importBank } from '../src/import-bank.ts';
import { createEditionStore } from '../src/store.ts';
import { tableOf } from './fixtures/editions.ts';
import { type OfficialQuestion, officialExams, officialQuestion } from './fixtures/official-question.ts';
import { writeXlsx } from './fixtures/xlsx-writer.ts';
import { NO_RULES } from './support/importer.ts';

const QUESTIONS = officialExams(1);
const NUMBERS = QUESTIONS.map(({ number }) => Number(number));
const DEFAULTS = { columns: null, olderFile: null, drawsWithoutMedia: false, isDryRun: false };
const SILENT = { show() {}, tell() {}, end() {} };
const PARTS = {
  book: NO_RULES,
  media: null,
  served: null,
  clock: systemClock,
  progress: SILENT,
};

let folder: string;
let connection: Connection;
let bank: BankStore;
let draws: DrawStore;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-'));
  connection = await connectMongo(testResources('import').mongoUri);
  draws = createDrawStore(connection);
  bank = createBankStore(connection, draws);
  await draws.ensureIndexes();
  await bank.ensureIndexes();
  await createEditionStore(connection).ensureIndexes();
});

beforeEach(async () => {
  for (const name of ['question_revisions', 'strata', 'draw_places', 'bank_editions']) {
    await connection.collection(name).deleteMany({});
  }
});

afterAll(async () => {
  await connection.close();
});

const everything = async () => ({
  revisions: await connection.collection('question_revisions').find().sort({ _id: 1 }).toArray(),
  strata: await connection.collection('strata').find().sort({ _id: 1 }).toArray(),
  editions: await connection.collection('bank_editions').find().sort({ _id: 1 }).toArray(),
});

const fileOf = (name: string, questions: readonly OfficialQuestion[], savedOn = '2026-05-20') =>
  writeXlsx(path.join(folder, `${name}.xlsx`), [{ name: 'katalog', rows: tableOf('2026', questions) }], {
    savedOn,
  });

const importFile = (file: string, options: Partial<ImportOptions> = {}) =>
  importBank({ ...PARTS, bank, editions: createEditionStore(connection) }, { ...DEFAULTS, file, ...options });

const drawable = async () => {
  const pools = await draws.pools('B');
  const places = pools.flatMap(({ pool, size }) =>
    Array.from({ length: size }, (_, position) => ({ pool, position })),
  );
  return draws.at(places);
};
const numbers = async () => (await drawable()).map(({ number }) => number).sort((one, other) => one - other);
const stored = async (number: number) => {
  const ref = (await drawable()).find((each) => each.number === number);
  const [question] = ref === undefined ? [] : await bank.revisions([ref]);
  return question;
};

describe('importing an edition', () => {
  test('gives exams its questions alone, and a second time changes nothing', async () => {
    await loadBank(await writeBank({ 'b.json': questionsForExams(2) }), bank);
    const file = await fileOf('first', QUESTIONS);
    const report = await importFile(file);
    expect(report.counts).toEqual({ read: 32, added: 32, changed: 0, withdrawn: 0, unchanged: 0 });
    expect(availableCategories(report.strata).has('B')).toBe(true);
    expect(await numbers()).toEqual(NUMBERS);
    const before = await everything();
    const again = await importFile(file);
    expect(again.counts).toMatchObject({ added: 0, changed: 0, withdrawn: 0, unchanged: 32 });
    expect(again.edition).toBe(report.edition);
    expect(await everything()).toEqual(before);
  });

  test('changes nothing in a dry run, which says the same', async () => {
    await loadBank(await writeBank({ 'b.json': questionsForExams(1) }), bank);
    const before = await everything();
    const file = await fileOf('first', QUESTIONS);
    const dry = await importFile(file, { isDryRun: true });
    expect(await everything()).toEqual(before);
    expect(await importFile(file)).toEqual({ ...dry, isDryRun: false });
  });

  test('scans no collection, but for the revisions that it reads whole', async () => {
    const second = QUESTIONS.slice(1).map((each) => ({ ...each, points: 1 }));
    const files = [await fileOf('first', QUESTIONS), await fileOf('second', second)];
    const operations = await operationsDuring(connection, async () => {
      for (const file of [...files, ...files]) await importFile(file);
    });
    const isWhole = ({ command }: Operation) => Object.keys(command.filter ?? { no: 'filter' }).length === 0;
    expect(collectionScans(operations).filter((each) => !isWhole(each))).toEqual([]);
    expect(operations.length).toBeGreaterThan(20);
  });

  test('leaves our own bank in place, and a load of that leaves the edition in place', async () => {
    const own = await writeBank({ 'b.json': questionsForExams(1) });
    await importFile(await fileOf('first', QUESTIONS));
    const loaded = await loadBank(own, bank);
    expect(loaded.counts).toMatchObject({ added: 32, withdrawn: 0 });
    expect(await numbers()).toEqual(NUMBERS);
    const known = await bank.knownRevisions();
    expect(known.filter(({ current }) => current)).toHaveLength(64);
    expect((await importFile(await fileOf('first', QUESTIONS))).counts).toMatchObject({ withdrawn: 0 });
  });

  test('replaces what another edition changes, withdraws what it lacks, and keeps what was', async () => {
    const first = await importFile(await fileOf('first', QUESTIONS));
    const old = await stored(NUMBERS[0] ?? 0);
    const [changed = officialQuestion(1), gone, ...rest] = QUESTIONS;
    const second = await importFile(
      await fileOf('second', [{ ...changed, correct: 'N' }, ...rest, officialQuestion(9)], '2026-11-20'),
    );
    expect(second.counts).toEqual({ read: 32, added: 1, changed: 1, withdrawn: 1, unchanged: 30 });
    expect(await numbers()).toEqual(
      [...NUMBERS.filter((number) => number !== gone?.number), 9].sort((a, b) => a - b),
    );
    expect(await stored(Number(changed.number))).toMatchObject({ correct: 'N' });
    expect(old && (await bank.revisions([old]))).toEqual([old]);
    const editions = (await everything()).editions.map(({ _id, current, savedOn }) => ({
      _id,
      current,
      savedOn,
    }));
    expect(editions).toEqual(
      expect.arrayContaining([
        { _id: first.edition, current: false, savedOn: '2026-05-20' },
        { _id: second.edition, current: true, savedOn: '2026-11-20' },
      ]),
    );
    const back = await importFile(await fileOf('first', QUESTIONS));
    expect(back.counts).toEqual({ read: 32, added: 1, changed: 1, withdrawn: 1, unchanged: 30 });
    expect(await stored(NUMBERS[0] ?? 0)).toEqual(old);
  });

  test('takes the rest when rows are refused, and names each', async () => {
    const bad = [officialQuestion(8001, { correct: 'X' }), officialQuestion(8002, { categories: '' })];
    const report = await importFile(await fileOf('bad', [...bad, ...QUESTIONS]));
    expect(report.sheets).toEqual([
      { sheet: 'katalog', read: 34, blank: 0, refused: 2, withheld: 0, drawable: 32 },
    ]);
    expect(report.refusals).toEqual([
      { sheet: 'katalog', row: 2, number: 8001, reason: '“X” is no answer' },
      { sheet: 'katalog', row: 3, number: 8002, reason: '“” are no categories' },
    ]);
    expect(await numbers()).toEqual(NUMBERS);
  });

  test('changes nothing at all when most of a file cannot be understood', async () => {
    await importFile(await fileOf('first', QUESTIONS));
    const before = await everything();
    const bad = [1, 2, 3].map((number) => officialQuestion(number, { scope: '?' }));
    await expect(importFile(await fileOf('bad', [...bad, officialQuestion(4)]))).rejects.toMatchObject({
      name: 'EditionRefused',
      refusals: [{ number: 1 }, { number: 2 }, { number: 3 }],
    });
    expect(await everything()).toEqual(before);
  });

  test('makes its edition the whole of what is drawn, also when another import ends meanwhile', async () => {
    await importFile(await fileOf('first', QUESTIONS));
    const [one, other] = [QUESTIONS[0], QUESTIONS.at(-1)];
    const without = (gone: OfficialQuestion | undefined) => QUESTIONS.filter((each) => each !== gone);
    const files = {
      meanwhile: await fileOf('one', without(one)),
      wanted: await fileOf('other', without(other)),
    };
    const interrupted = createBankStore(connection, {
      ...draws,
      async prepare(...args) {
        const change = await draws.prepare(...args);
        await importFile(files.meanwhile);
        return change;
      },
    });
    const parts = { ...PARTS, bank: interrupted, editions: createEditionStore(connection) };
    const { edition } = await importBank(parts, { ...DEFAULTS, file: files.wanted });
    expect(await numbers()).toEqual(without(other).map(({ number }) => Number(number)));
    const current = (await everything()).editions.filter((each) => each.current);
    expect(current.map(({ _id }) => _id)).toEqual([edition]);
    expect((await importFile(files.wanted)).counts).toMatchObject({ unchanged: 31, withdrawn: 0 });
  });

  test('changes nothing that is drawn when the database fails in the middle, and can be done again', async () => {
    await importFile(await fileOf('first', QUESTIONS));
    const { revisions, ...before } = await everything();
    const editions = {
      ...createEditionStore(connection),
      record: async () => {
        throw new Error('the disk is full');
      },
    };
    const file = await fileOf(
      'second',
      QUESTIONS.slice(1).map((each) => ({ ...each, points: 1 })),
    );
    await expect(importBank({ ...PARTS, bank, editions }, { ...DEFAULTS, file })).rejects.toThrow(
      'the disk is full',
    );
    expect(await everything()).toMatchObject(before);
    expect(await bank.revisions(await drawable())).toHaveLength(revisions.length);
    expect((await importFile(file)).counts).toMatchObject({ read: 31, changed: 25, withdrawn: 1 });
  });
});
