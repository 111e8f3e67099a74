import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ImportOptions, ImportReport } from '../src/import-bank.ts';
import { openMediaPacks } from '../src/media-packs.ts';
import { createMediaStore } from '../src/media-store.ts';
import { describeImport } from '../src/report.ts';
import { tableOf } from './fixtures/editions.ts';
import { type OfficialQuestion, officialExams } from './fixtures/official-question.ts';
import { jpegOf } from './fixtures/picture.ts';
import { writeXlsx } from './fixtures/xlsx-writer.ts';
import { openImporter } from './support/importer.ts';

/** B has questions to spare, T has none; the first of each stratum's questions shows a picture. */
const SPARE = officialExams(2, 'B', (number) => ({ media: number % 2 === 0 ? `${number}.jpg` : '' }));
const SCARCE = officialExams(1, 'T', (number) => ({ media: `${number}.jpg` }));
const numbersOf = (questions: readonly OfficialQuestion[]) => questions.map(({ number }) => Number(number));
const isLost = (number: number) => number % 10 === 0;

let root: string;
let importer: Awaited<ReturnType<typeof openImporter>>;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'drawing-'));
  await mkdir(path.join(root, 'packs'));
  importer = await openImporter('drawing');
});

afterEach(async () => {
  await importer.close();
});

async function run(
  questions: readonly OfficialQuestion[],
  { withFolder, ...options }: Partial<ImportOptions> & { withFolder: boolean },
): Promise<ImportReport> {
  const file = path.join(root, 'edition.xlsx');
  await writeXlsx(file, [{ name: 'katalog', rows: tableOf('2026', questions) }]);
  const store = createMediaStore({
    folder: path.join(root, 'served'),
    converter: null,
    isDryRun: options.isDryRun ?? false,
  });
  return importer.run(
    file,
    options,
    withFolder ? { packs: await openMediaPacks([path.join(root, 'packs')]), store } : null,
    path.join(root, 'served'),
  );
}

async function unpack(questions: readonly OfficialQuestion[]): Promise<void> {
  for (const { media } of questions) {
    if (media !== '') await writeFile(path.join(root, 'packs', media), jpegOf(media));
  }
}

const drawn = async () => (await importer.questions()).map(({ number }) => number);
const warnings = (report: ImportReport) => describeImport(report, null).match(/^Warning.*$/gm) ?? [];

describe('a question whose picture or film is missing', () => {
  test('is drawn as long as no media folder was given, with one warning', async () => {
    const report = await run(SPARE, { withFolder: false });
    expect(report.drawing).toMatchObject({ rule: 'no-media-given', notDrawn: [], withheld: {}, lifted: [] });
    expect(report.drawing.lackingMedia).toHaveLength(32);
    expect(await drawn()).toEqual(numbersOf(SPARE));
    expect(warnings(report)).toEqual([expect.stringMatching(/no --media folder.*32 questions/)]);
  });

  test('is not drawn once a folder was given, now or earlier, and still belongs to the edition', async () => {
    const found = SPARE.filter(({ number }) => !isLost(Number(number)));
    const lost = numbersOf(SPARE).filter(isLost);
    await unpack(found);
    const dry = await run(SPARE, { withFolder: true, isDryRun: true });
    const first = await run(SPARE, { withFolder: true });
    expect(first).toEqual({ ...dry, isDryRun: false });
    expect(first.drawing).toEqual({
      rule: 'with-media',
      lackingMedia: lost,
      notDrawn: lost,
      withheld: { B: lost.length },
      lifted: [],
    });
    expect(await drawn()).toEqual(numbersOf(found));
    expect(warnings(first)).toEqual([]);

    for (const withFolder of [true, false]) {
      const again = await run(SPARE, { withFolder });
      expect(again.counts).toEqual({ read: 64, added: 0, changed: 0, withdrawn: 0, unchanged: 64 });
      expect(again.drawing).toEqual(first.drawing);
      expect(await drawn()).toEqual(numbersOf(found));
    }
    const next = await run(SPARE.slice(0, -1), { withFolder: false });
    expect(next.counts).toMatchObject({ withdrawn: 1, unchanged: 63 });
    expect(await drawn()).toEqual(numbersOf(found).slice(0, -1));
  });

  test('is not drawn either when an earlier version, which did not keep whether a folder was given, put others in place', async () => {
    await unpack(SPARE.filter(({ number }) => !isLost(Number(number))));
    const first = await run(SPARE, { withFolder: true });
    await importer.connection
      .collection('bank_editions')
      .updateMany({}, { $unset: { mediaGiven: '', notDrawn: '' } });
    const next = await run(SPARE, { withFolder: false });
    expect(next.drawing).toEqual(first.drawing);
    expect(await drawn()).toEqual(numbersOf(SPARE).filter((number) => !isLost(number)));
  });

  test('is not kept from before when the file is no longer served, and comes back with it', async () => {
    await unpack(SPARE);
    await run(SPARE, { withFolder: true });
    expect((await run(SPARE, { withFolder: false })).media).toMatchObject({ kept: 32, missing: [] });
    await rm(path.join(root, 'served'), { recursive: true });
    const without = await run(SPARE, { withFolder: false });
    expect(without.media).toMatchObject({ named: 32, kept: 0 });
    expect(without.media.missing).toHaveLength(32);
    expect(without.drawing.lackingMedia).toHaveLength(32);
    await run(SPARE, { withFolder: true });
    expect((await run(SPARE, { withFolder: false })).media).toMatchObject({ kept: 32, missing: [] });
    expect(await drawn()).toEqual(numbersOf(SPARE));
  });

  test('is drawn when the operator says so, until the next import', async () => {
    await unpack(SPARE.slice(0, 20));
    const report = await run(SPARE, { withFolder: true, drawsWithoutMedia: true });
    expect(report.drawing).toMatchObject({ rule: 'without-media', notDrawn: [], lifted: [] });
    expect(await drawn()).toEqual(numbersOf(SPARE));
    expect((await run(SPARE, { withFolder: false })).counts).toMatchObject({ unchanged: 64 });
    expect((await drawn()).length).toBeLessThan(64);
  });

  test('is drawn when its file has come', async () => {
    await unpack(SPARE.filter(({ number }) => !isLost(Number(number))));
    await run(SPARE, { withFolder: true });
    await unpack(SPARE);
    const report = await run(SPARE, { withFolder: true });
    expect(report.counts).toMatchObject({ added: 0, changed: 6, unchanged: 58 });
    expect(await drawn()).toEqual(numbersOf(SPARE));
  });

  test('is drawn in a category that could not fill an exam otherwise', async () => {
    await unpack([...SPARE, ...SCARCE].filter(({ number }) => !isLost(Number(number))));
    const report = await run([...SPARE, ...SCARCE], { withFolder: true });
    expect(report.drawing).toMatchObject({
      rule: 'with-media',
      lackingMedia: numbersOf([...SPARE, ...SCARCE]).filter(isLost),
      notDrawn: numbersOf(SPARE).filter(isLost),
      lifted: ['T'],
    });
    expect(await drawn()).toEqual([
      ...numbersOf(SPARE).filter((number) => !isLost(number)),
      ...numbersOf(SCARCE),
    ]);
    expect(describeImport(report, null)).toContain('Drawn all the same in T,');
  });

  test('of several categories is drawn only in those that need it', async () => {
    const shared = SCARCE.map((each) => ({ ...each, categories: 'B,T' }));
    await unpack(SPARE);
    const report = await run([...SPARE, ...shared], { withFolder: true });
    expect(report.drawing).toMatchObject({ lifted: ['T'], notDrawn: [], withheld: { B: 32 } });
    expect(describeImport(report, null)).toContain('Withheld by category: B 32');
    const sizes = (category: string) =>
      report.strata.filter((each) => each.category === category).reduce((sum, { size }) => sum + size, 0);
    expect([sizes('B'), sizes('T')]).toEqual([64, 32]);
  });
});
