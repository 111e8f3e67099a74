import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { EditionRefused } from '../src/edition-file.ts';
import { openEdition } from '../src/open-edition.ts';
import { readEdition } from '../src/read-edition.ts';
import { type CsvEncoding, writeCsv } from './fixtures/csv-writer.ts';
import { tableOf } from './fixtures/editions.ts';
import { officialQuestion } from './fixtures/official-question.ts';
import { type Cell, type WorkbookStyle, writeXlsx } from './fixtures/xlsx-writer.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edition-'));
});

const inFolder = (name: string) => path.join(folder, name);

async function cellsOf(file: string): Promise<readonly (readonly string[])[]> {
  const edition = await openEdition(file);
  const rows: (readonly string[])[] = [];
  for (const sheet of edition.sheets) for await (const { cells } of sheet.rows()) rows.push(cells);
  return rows;
}

const STYLES: readonly WorkbookStyle[] = [
  {},
  { stringsLast: true },
  { inlineStrings: true },
  { richText: true },
  { prefix: 'x' },
  { stringsLast: true, inlineStrings: true, richText: true, prefix: 'main' },
];
const word = fc.string({
  unit: fc.constantFrom('ż', 'Ó', 'ł', 'я', 'ß', '&', '<', '"', ';', "'", ' ', '\r', '\n', 'a', '7', '🚦'),
  minLength: 1,
  maxLength: 12,
});
const tables = fc.array(fc.array(word, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 });

describe('a workbook', () => {
  test('is read the same, whichever program wrote it', async () => {
    await fc.assert(
      fc.asyncProperty(tables, fc.constantFrom(...STYLES), async (rows, style) => {
        const file = await writeXlsx(inFolder('any.xlsx'), [{ name: 'A', rows }], style);
        expect(await cellsOf(file)).toEqual(rows);
      }),
      { numRuns: 60 },
    );
  });

  test('leaves empty cells where they are, and numbers as a person reads them', async () => {
    const rows: Cell[][] = [['a', '', 3, '', 'b'], [], ['', 0.1 + 0.2, 12345]];
    const file = await writeXlsx(inFolder('gaps.xlsx'), [{ name: 'A', rows }]);
    expect(await cellsOf(file)).toEqual([['a', '', '3', '', 'b'], [], ['', '0.30000000000000004', '12345']]);
  });

  test('tells when it was saved', async () => {
    const file = await writeXlsx(inFolder('saved.xlsx'), [{ name: 'A', rows: [] }], {
      savedOn: '2026-05-20',
    });
    const edition = await openEdition(file);
    expect(edition.savedOn).toBe('2026-05-20');
  });

  test.each([
    ['is none', Buffer.from('Numer pytania;Pytanie')],
    ['is empty', Buffer.alloc(0)],
  ])('is refused when it %s', async (_what, content) => {
    await writeFile(inFolder('bad.xlsx'), content);
    await expect(openEdition(inFolder('bad.xlsx'))).rejects.toThrow(EditionRefused);
  });

  test('is refused in words when its cells do not say where they stand', async () => {
    const file = await writeXlsx(inFolder('nowhere.xlsx'), [{ name: 'A', rows: [['a']] }], {
      withoutReferences: true,
    });
    await expect(openEdition(file)).rejects.toThrow(/nowhere\.xlsx cannot be read.*save it once more/);
  });

  test('is refused when it ends too early', async () => {
    const whole = await readFile(await writeXlsx(inFolder('whole.xlsx'), [{ name: 'A', rows: [['a']] }]));
    await writeFile(inFolder('half.xlsx'), whole.subarray(0, whole.length / 2));
    await expect(openEdition(inFolder('half.xlsx'))).rejects.toThrow(EditionRefused);
  });
});

describe('a CSV file', () => {
  const rows = tableOf('2020', [
    officialQuestion(1, { pl: ['Źdźbło; "łąka"\nczy ćma?', '', '', ''] }),
    officialQuestion(2),
  ]);

  test.each<CsvEncoding>(['utf-8', 'utf-8 with mark', 'windows-1250'])('is read in %s', async (encoding) => {
    const file = await writeCsv(inFolder('table.csv'), rows, encoding);
    expect(await cellsOf(file)).toEqual(rows.map((row) => row.map(String)));
  });

  test('counts rows as a spreadsheet does', async () => {
    const file = await writeCsv(inFolder('rows.csv'), [...rows, ['', ''], ['x', 'y']]);
    const edition = await openEdition(file);
    const read = await readEdition(edition, () => {});
    expect(read.refusals).toEqual([
      { sheet: 'rows.csv', row: 5, number: null, reason: '“y” is no question number' },
    ]);
    expect(read.sheets).toEqual([
      { sheet: 'rows.csv', read: 4, blank: 1, refused: 1, withheld: 0, drawable: 2 },
    ]);
  });
});

describe('the sheets of an edition', () => {
  test('are found by their headers, which may stand below a title, and one is kept from exams', async () => {
    const file = await writeXlsx(inFolder('sheets.xlsx'), [
      { name: 'Uwagi', rows: [['Nic tu nie ma']] },
      { name: 'Treść pytania', rows: [['Katalog pytań'], [], ...tableOf('2020', [officialQuestion(1)])] },
      { name: 'W trakcie weryfikacji', rows: tableOf('2020', [officialQuestion(2), officialQuestion(1)]) },
    ]);
    const shares: number[] = [];
    const edition = await openEdition(file);
    const read = await readEdition(edition, (_sheet, share) => shares.push(share));
    expect(read.questions.map(({ number, row }) => [number, row])).toEqual([[1, 4]]);
    expect(read.sheets).toEqual([
      { sheet: 'Treść pytania', read: 1, blank: 0, refused: 0, withheld: 0, drawable: 1 },
      { sheet: 'W trakcie weryfikacji', read: 2, blank: 0, refused: 0, withheld: 2, drawable: 0 },
    ]);
    expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
  });

  test('refuse a number the second time', async () => {
    const file = await writeCsv(
      inFolder('twice.csv'),
      tableOf('2026', [officialQuestion(1), officialQuestion(1)]),
    );
    const read = await readEdition(await openEdition(file), () => {});
    expect(read.refusals).toEqual([
      { sheet: 'twice.csv', row: 3, number: 1, reason: 'its number already stands in twice.csv, row 2' },
    ]);
  });

  test('are none without a header, and none with half of one', async () => {
    const other = await writeCsv(inFolder('other.csv'), [['a', 'b']]);
    await expect(openEdition(other).then((file) => readEdition(file, () => {}))).rejects.toThrow(/No sheet/);
    const half = await writeCsv(inFolder('half.csv'), [['Numer pytania', 'Pytanie']]);
    await expect(openEdition(half).then((file) => readEdition(file, () => {}))).rejects.toThrow(
      /lacks.*poprawna odp/,
    );
    await expect(openEdition(inFolder('edition.ods'))).rejects.toThrow(/neither/);
  });
});
