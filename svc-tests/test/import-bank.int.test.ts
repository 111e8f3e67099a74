import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { connectMongo, systemClock } from '@zielona-fala/service-kit';
import { testResources } from '@zielona-fala/service-kit/testing';
import type { Connection } from 'mongoose';
import { loadBank } from '../src/bank/load.ts';
import { type BankStore, createBankStore } from '../src/bank/store.ts';
import { availableCategories } from '../src/bank/strata.ts';
import { createDrawStore, type DrawStore } from '../src/draw/store.ts';
import { type ImportWish, importBank } from '../src/import/import-bank.ts';
import { createEditionStore } from '../src/import/store.ts';
import { tableOf } from './fixtures/editions.ts';
import { type OfficialQuestion, officialExams, officialQuestion } from './fixtures/official-question.ts';
import { writeXlsx } from './fixtures/xlsx-writer.ts';
import { questionsForExams, writeBank } from './support/bank.ts';

const QUESTIONS = officialExams(1);
const NUMBERS = QUESTIONS.map(({ number }) => Number(number));
const SILENT = { show() {}, end() {} };

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

const importFile = (file: string, wish: Partial<ImportWish> = {}) =>
  importBank(
    { bank, editions: createEditionStore(connection), media: null, clock: systemClock, progress: SILENT },
    { file, olderFile: null, isDryRun: false, ...wish },
  );

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
    const parts = { bank, editions, media: null, clock: systemClock, progress: SILENT };
    await expect(importBank(parts, { file, olderFile: null, isDryRun: false })).rejects.toThrow(
      'the disk is full',
    );
    expect(await everything()).toMatchObject(before);
    expect(await bank.revisions(await drawable())).toHaveLength(revisions.length);
    expect((await importFile(file)).counts).toMatchObject({ read: 31, changed: 25, withdrawn: 1 });
  });
});

describe('a question of the official bank', () => {
  test('keeps the order of its answers and its Ukrainian, and shows Polish where a language is missing', async () => {
    const scope = 'SPECJALISTYCZNY';
    const uk = ['Питання?', 'а', 'б', 'в'] as const;
    await importFile(
      await fileOf('words', [
        officialQuestion(1, {
          scope,
          correct: 'C',
          points: '2',
          de: ['Frage?', 'a', '', 'c'],
          uk,
          media: 'ż 1.wmv',
        }),
      ]),
    );
    expect(await stored(1)).toMatchObject({
      number: 1,
      part: 'technical',
      points: 2,
      correct: 'C',
      media: null,
      text: {
        pl: 'Czy żółw zdąży na światło 1?',
        de: 'Czy żółw zdąży na światło 1?',
        en: 'Will the tortoise make the light 1?',
      },
      answers: { B: { pl: 'Odpowiedź B 1', en: 'Answer B 1', de: 'Odpowiedź B 1' } },
      official: {
        polishInstead: ['de'],
        mediaName: 'ż 1.wmv',
        ukrainian: { text: 'Питання?', answers: { A: 'а', B: 'б', C: 'в' } },
        legalBasisAsOf: null,
      },
    });
  });

  test('gets block, legal basis and sources of an older edition by its number', async () => {
    const notes = { block: 'Znaki', source: 'art. 5', aim: 'Czy zna znaki', safety: 'Duży' };
    const older = await writeXlsx(
      path.join(folder, 'older.xlsx'),
      [
        {
          name: 'Treść pytania',
          rows: tableOf('2020', [officialQuestion(2, { notes }), officialQuestion(77, { notes })]),
        },
      ],
      { savedOn: '2022-01-15' },
    );
    const newer = await fileOf('newer', [officialQuestion(1), officialQuestion(2)]);
    const report = await importFile(newer, { olderFile: older });
    expect(report.remarks.withLegalBasis).toBe(1);
    expect((await stored(2))?.official).toMatchObject({
      notes: { block: 'Znaki', legalBasis: 'art. 5', aim: 'Czy zna znaki', safety: 'Duży', submitter: 'MI' },
      legalBasisAsOf: '2022-01-15',
    });
    expect((await stored(1))?.official?.notes.legalBasis).toBeNull();
    expect(await numbers()).toEqual([1, 2]);

    const own = { ...notes, source: 'art. 7', aim: '' };
    const rows = tableOf('2020', [officialQuestion(2, { notes: own })]);
    const file = await writeXlsx(path.join(folder, 'own.xlsx'), [{ name: 'Treść', rows }], {
      savedOn: '2023-03-01',
    });
    await importFile(file, { olderFile: older });
    expect((await stored(2))?.official).toMatchObject({
      notes: { legalBasis: 'art. 7', aim: 'Czy zna znaki' },
      legalBasisAsOf: '2023-03-01',
    });
  });

  test('has the points that another edition gave it when its own tells none', async () => {
    const rows = tableOf('2023', QUESTIONS);
    const file = await writeXlsx(path.join(folder, '2023.xlsx'), [{ name: 'Arkusz1', rows }]);
    await expect(importFile(file)).rejects.toThrow('0 questions can be drawn, and 32 rows were refused');
    await importFile(await fileOf('first', QUESTIONS.slice(1)));
    const report = await importFile(file);
    expect(report.counts).toMatchObject({ read: 31, added: 0, withdrawn: 0 });
    expect(report.refusals).toEqual([
      {
        sheet: 'Arkusz1',
        row: 2,
        number: NUMBERS[0],
        reason: 'it has no points, and no older edition tells them',
      },
    ]);
    const older = await fileOf('older', QUESTIONS);
    expect((await importFile(file, { olderFile: older })).counts).toMatchObject({ read: 32, added: 1 });
    expect(await numbers()).toEqual(NUMBERS);
  });
});
