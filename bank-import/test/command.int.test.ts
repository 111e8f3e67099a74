import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { testResources } from '@zielona-fala/service-kit/testing';
import type { ImportReport } from '../src/import-bank.ts';
import { writeCsv } from './fixtures/csv-writer.ts';
import { tableOf } from './fixtures/editions.ts';
import { type OfficialQuestion, officialExams, officialQuestion } from './fixtures/official-question.ts';
import { jpegOf } from './fixtures/picture.ts';
import { TRUE_SIZE, trueSizeEdition } from './fixtures/true-size.ts';
import { writeXlsx } from './fixtures/xlsx-writer.ts';

/** As `npm run bank:import` starts it. */
const COMMAND = ['--max-semi-space-size=4', path.join(import.meta.dirname, '../src/commands/import-bank.ts')];
const MAX_MEGABYTES = 300;

/** Stands for ffmpeg: says that it has an encoder, tells how long a film is, and writes its last argument. */
const FFMPEG = `#!/bin/sh
for last; do :; done
if [ "$2" = -encoders ]; then echo ' V....D libvpx-vp9'; elif [ "$3" = -i ]; then echo 'Duration: 00:00:01.00,' >&2; exit 1; else echo "$@" > "$last"; fi
`;

let folder: string;
let mongoUri: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-command-'));
  mongoUri = testResources('import-command').mongoUri;
});

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command where the edition lies. */
function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const options = { cwd: folder, env: { ...process.env, MONGODB_URI: mongoUri, ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, [...COMMAND, ...args], options, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : Number(error !== null), out, err });
    });
  });
}

type JsonReport = ImportReport & { readonly seconds: number; readonly memory: number };

async function reported(): Promise<JsonReport> {
  return JSON.parse(await readFile(path.join(folder, 'out/report.json'), 'utf8')) as JsonReport;
}

describe('the import command', () => {
  test('takes an edition of the true size with all its peculiarities, in time and memory', async () => {
    await writeXlsx(path.join(folder, 'true.xlsx'), trueSizeEdition(), { stringsLast: true });
    const { code, out, err } = await run(['true.xlsx', '--report', 'out/report.json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('katalog: 3533 rows read, 8 blank, 0 refused, 3525 drawable');
    expect(out).toContain(
      'W trakcie weryfikacji: 180 rows read, 0 blank, 0 refused, 180 under verification, 0 drawable',
    );
    expect(out).toContain('Exams can be drawn in: AM, A1, A2, A, B1, B, C1, C, D1, D, T, PT');
    const report = await reported();
    expect(report.counts).toMatchObject({ read: TRUE_SIZE.questions, added: TRUE_SIZE.questions });
    expect(report.remarks.polishInstead.de).toHaveLength(1);
    expect(report.remarks.basicWithLetters).toHaveLength(TRUE_SIZE.basicWithLetters);
    expect(report.remarks.specialistWithYesNo).toHaveLength(TRUE_SIZE.specialistWithYesNo);
    expect(report.remarks.withUkrainian).toBe(TRUE_SIZE.withUkrainian);
    expect(out).toMatch(
      /Topics, told from words: road-signs \d+, .*load-passengers \d+\n {2}unsure \(other\): \d+/,
    );
    expect(report.media).toMatchObject({ named: TRUE_SIZE.mediaNames, given: false });
  });

  test('takes 4,000 questions in four languages within 300 MB', async () => {
    const size = { questions: 4000, withUkrainian: 4000 };
    await writeXlsx(path.join(folder, 'large.xlsx'), trueSizeEdition(size));
    expect((await run(['large.xlsx', '--report', 'out/report.json'])).code).toBe(0);
    const { memory, counts } = await reported();
    expect(counts.read).toBe(4000);
    expect(memory).toBeLessThan(MAX_MEGABYTES);
  });

  test('puts media where MEDIA_DIR says, and warns once when films need ffmpeg', async () => {
    const questions = officialExams(1, 'A', (number) => ({
      media: number % 2 ? 'Łąka 1.wmv' : `${number}.JPG`,
    }));
    await writeXlsx(path.join(folder, 'media.xlsx'), [{ name: 'katalog', rows: tableOf('2026', questions) }]);
    await mkdir(path.join(folder, 'packs'));
    await mkdir(path.join(folder, 'bin'));
    await writeFile(path.join(folder, 'packs', 'łąka 1.WMV'.normalize('NFD')), 'film');
    await writeFile(path.join(folder, 'packs', `${questions[1]?.number}.jpg`), jpegOf('picture'));
    const media = path.join(folder, 'served');
    const args = ['media.xlsx', '--media', 'packs'];

    expect((await run(args)).err).toContain('MEDIA_DIR');
    const without = await run([...args, '--dry-run'], { MEDIA_DIR: media, PATH: path.join(folder, 'bin') });
    expect(without.out.match(/ffmpeg/g)).toHaveLength(1);
    await expect(readdir(media)).rejects.toThrow('ENOENT');

    await writeFile(path.join(folder, 'bin', 'ffmpeg'), FFMPEG);
    await chmod(path.join(folder, 'bin', 'ffmpeg'), 0o755);
    const search = `${path.join(folder, 'bin')}:${process.env.PATH}`;
    const { code, out, err } = await run(args, { MEDIA_DIR: media, PATH: search });
    expect({ code, warned: out.includes('Warning') }).toEqual({ code: 0, warned: false });
    expect(err).toBe('Pictures and films: 2 of the 17 named were found, 0.0 MB to read.\n');
    expect(
      (await readdir(path.join(media, 'official'))).map((file) => file.replace(/[0-9a-f]{8}/, '#')).sort(),
    ).toEqual([`${questions[1]?.number}.#.jpg`, 'laka-1.#.jpg', 'laka-1.#.webm']);
  });

  test('takes a CSV file without a header whose columns are named', async () => {
    const rows = officialExams(1, 'AM').map(({ number, pl, correct, media, scope, points, categories }) => [
      number,
      ...pl,
      correct,
      media,
      scope,
      points,
      categories,
      'Znaki',
    ]);
    await writeCsv(path.join(folder, 'bare.csv'), rows);
    const names = 'number,text,a,b,c,correct,media,part,points,categories,block';
    const { code, out } = await run(['bare.csv', '--columns', names, '--dry-run']);
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringContaining('32 rows read, 0 blank, 0 refused'),
    });

    await writeCsv(path.join(folder, 'headed.csv'), tableOf('2020', officialExams(1, 'AM')));
    const headed = await run(['headed.csv', '--columns', names]);
    expect(headed).toMatchObject({ code: 1, err: expect.stringContaining('leave out --columns') });
  });

  test('lists every refusal, also of an edition that is refused', async () => {
    const bad = Array.from({ length: 25 }, (_, index) => officialQuestion(9001 + index, { correct: '?' }));
    const write = (name: string, questions: readonly OfficialQuestion[]) =>
      writeXlsx(path.join(folder, name), [{ name: 'katalog', rows: tableOf('2026', questions) }]);
    const lines = (text: string) => text.match(/^ {2}katalog, row/gm);
    await write('some.xlsx', [...bad, ...officialExams(1)]);
    const some = await run(['some.xlsx', '--dry-run', '--report', 'out/report.json']);
    expect(lines(some.out)).toHaveLength(25);
    expect((await reported()).refusals).toHaveLength(25);

    await write('most.xlsx', bad);
    const most = await run(['most.xlsx', '--report', 'out/report.json']);
    expect(most.code).toBe(1);
    expect(lines(most.err)).toHaveLength(25);
    expect(await reported()).toMatchObject({
      file: 'most.xlsx',
      refused: 'Only 0 questions can be drawn, and 25 rows were refused',
      refusals: bad.map(({ number }) => expect.objectContaining({ number })),
    });
  });

  test('lists 20 files that cannot be used, and says where the others are', async () => {
    const questions = officialExams(1, 'A', (number) => ({ media: `${number}.jpg` }));
    await writeXlsx(path.join(folder, 'spoilt.xlsx'), [
      { name: 'katalog', rows: tableOf('2026', questions) },
    ]);
    await mkdir(path.join(folder, 'spoilt'));
    for (const { number } of questions.slice(0, 25)) {
      await writeFile(path.join(folder, 'spoilt', `${number}.jpg`), 'no picture');
    }
    const args = ['spoilt.xlsx', '--media', 'spoilt', '--dry-run'];
    const env = { MEDIA_DIR: path.join(folder, 'served') };
    const { out } = await run([...args, '--report', 'out/report.json'], env);
    expect(out.match(/^ {2}unusable: /gm)).toHaveLength(20);
    expect(out).toContain('and 5 more in the report out/report.json');
    expect((await reported()).media.unusable).toHaveLength(25);
    expect((await run(args, env)).out).toContain('and 5 more (--report FILE lists all)');
  });

  test.each<[string, readonly string[], RegExp]>([
    ['no file', [], /Exactly one file.*\nUsage/],
    ['a file that is not there', ['none.xlsx'], /no such file.*none\.xlsx/],
    ['an option that there is not', ['a.xlsx', '--force'], /--force.*\nUsage/s],
    [
      'a file that is no edition',
      ['not.csv'],
      /not\.csv: No sheet has the header.*--columns.*Nothing was changed/,
    ],
    ['columns that there are not', ['not.csv', '--columns', 'number,colour'], /“colour”.*\nUsage/s],
    ['columns of a workbook', ['a.xlsx', '--columns', 'number,text'], /CSV.*\nUsage/s],
  ])('refuses %s in words', async (_what, args, words) => {
    await writeFile(path.join(folder, 'not.csv'), 'a;b\nc;d\n');
    const { code, err } = await run(args);
    expect(code).toBe(1);
    expect(err).toMatch(words);
    expect(err).not.toContain('    at ');
  });
});
