import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openMediaPacks } from '../src/media-packs.ts';
import { createMediaStore } from '../src/media-store.ts';
import { tableOf } from './fixtures/editions.ts';
import { type OfficialQuestion, officialExams, officialQuestion } from './fixtures/official-question.ts';
import { writeXlsx } from './fixtures/xlsx-writer.ts';
import { openImporter } from './support/importer.ts';

const QUESTIONS = officialExams(1);
const NUMBERS = QUESTIONS.map(({ number }) => Number(number));

let folder: string;
let importer: Awaited<ReturnType<typeof openImporter>>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-question-'));
  importer = await openImporter('import-question');
});

afterEach(async () => {
  await importer.close();
});

const fileOf = (name: string, questions: readonly OfficialQuestion[]) =>
  writeXlsx(path.join(folder, `${name}.xlsx`), [{ name: 'katalog', rows: tableOf('2026', questions) }], {
    savedOn: '2026-05-20',
  });
const numbers = async () => (await importer.questions()).map(({ number }) => number);
const stored = async (number: number) =>
  (await importer.questions()).find((question) => question.number === number);

describe('a question of the official bank', () => {
  test('keeps the order of its answers and its Ukrainian, and shows Polish where a language is missing', async () => {
    const scope = 'SPECJALISTYCZNY';
    const uk = ['Питання?', 'а', 'б', 'в'] as const;
    await importer.run(
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
        uk: 'Питання?',
      },
      answers: { B: { pl: 'Odpowiedź B 1', en: 'Answer B 1', de: 'Odpowiedź B 1', uk: 'б' } },
      official: {
        polishInstead: ['de'],
        mediaName: 'ż 1.wmv',
        legalBasisAsOf: null,
      },
    });
  });

  test('has films in sign language found by their columns, of a yes/no question for the question alone', async () => {
    const questions = [
      officialQuestion(1, { scope: 'SPECJALISTYCZNY', signed: ['pjm1.wmv', 'pjm1a.wmv', 'pjm1b.wmv', ''] }),
      officialQuestion(2, { signed: ['pjm2.wmv', 'none.wmv', 'none.wmv', 'none.wmv'] }),
      officialQuestion(3),
    ];
    const packs = await mkdtemp(path.join(tmpdir(), 'signed-'));
    for (const name of ['pjm1.wmv', 'pjm1a.wmv']) await writeFile(path.join(packs, name), name);
    const write = (_source: string, target: string) => writeFile(target, 'film');
    const converter = { extension: 'mp4' as const, recipe: '', convert: write, still: write };
    const file = await fileOf('signed', questions);
    const store = createMediaStore({ folder: path.join(packs, 'served'), converter, isDryRun: false });
    const report = await importer.run(file, {}, { packs: await openMediaPacks([packs]), store });
    expect(report.media.signLanguage).toMatchObject({
      named: 4,
      films: 2,
      missing: ['pjm1b.wmv', 'pjm2.wmv'],
    });
    const film = expect.stringMatching(/^official\/pjm1a?\.[0-9a-f]{8}\.mp4$/);
    const signed = async (number: number) => (await stored(number))?.official?.signLanguage;
    expect(await signed(1)).toEqual({
      text: { name: 'pjm1.wmv', file: film },
      A: { name: 'pjm1a.wmv', file: film },
      B: { name: 'pjm1b.wmv', file: null },
    });
    expect(await signed(2)).toEqual({ text: { name: 'pjm2.wmv', file: null } });
    expect(await signed(3)).toBeUndefined();
    expect((await importer.run(file)).counts).toMatchObject({ changed: 0, unchanged: 3 });
  });

  test('gets block, legal basis and sources of the same question in an older edition', async () => {
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
    const report = await importer.run(newer, { olderFile: older });
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
    await importer.run(file, { olderFile: older });
    expect((await stored(2))?.official).toMatchObject({
      notes: { legalBasis: 'art. 7', aim: 'Czy zna znaki' },
      legalBasisAsOf: '2023-03-01',
    });
  });

  test('has a topic by its words or by an older edition’s block; the report counts them and the unsure', async () => {
    const silent = { pl: ['Żółw?', '', '', ''] } as const;
    const notes = { block: 'Znaki', source: '', aim: '', safety: '' };
    const older = await writeXlsx(path.join(folder, 'blocks.xlsx'), [
      { name: 'Treść', rows: tableOf('2020', [officialQuestion(2, { ...silent, notes })]) },
    ]);
    const telling = { pl: ['Czy musisz ustąpić pierwszeństwa furgonetce?', '', '', ''] } as const;
    const newer = await fileOf('topics', [
      officialQuestion(1, { pl: ['Bocian?', '', '', ''] }),
      officialQuestion(2, silent),
      officialQuestion(3, telling),
    ]);
    const { topics } = (await importer.run(newer, { olderFile: older })).remarks;
    expect((await Promise.all([1, 2, 3].map(stored))).map((each) => each?.topic)).toEqual([
      'other',
      'road-signs',
      'right-of-way',
    ]);
    expect(topics).toMatchObject({
      counts: { 'road-signs': 1, 'right-of-way': 1, manoeuvres: 0, other: 1 },
      unsure: [1],
    });
  });

  test('has the points that another edition gave it when its own tells none', async () => {
    const rows = tableOf('2023', QUESTIONS);
    const file = await writeXlsx(path.join(folder, '2023.xlsx'), [{ name: 'Arkusz1', rows }]);
    await expect(importer.run(file)).rejects.toThrow('0 questions can be drawn, and 32 rows were refused');
    await importer.run(await fileOf('first', QUESTIONS.slice(1)));
    const report = await importer.run(file);
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
    expect((await importer.run(file, { olderFile: older })).counts).toMatchObject({ read: 32, added: 1 });
    expect(await numbers()).toEqual(NUMBERS);
  });
});
