import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from '@jest/globals';
import { type TestResources, testResources } from '@zielona-fala/service-kit/testing';
import request from 'supertest';
import { tableOf } from '../../bank-import/test/fixtures/editions.ts';
import { officialExams } from '../../bank-import/test/fixtures/official-question.ts';
import { writeXlsx } from '../../bank-import/test/fixtures/xlsx-writer.ts';
import { zipOf } from '../../bank-import/test/fixtures/zip-writer.ts';
import { startService } from '../../svc-tests/test/support/service.ts';
import { provideFfmpeg } from '../src/infra/ffmpeg.ts';
import { workspace } from '../src/paths.ts';

const run = promisify(execFile);
const COMMAND = path.join(workspace('bank-import'), 'src/commands/import-bank.ts');

let folder: string;
let ffmpeg: string;
let resources: TestResources;

beforeAll(async () => {
  ffmpeg = await provideFfmpeg();
  resources = testResources('bank-media');
  folder = await mkdtemp(path.join(tmpdir(), 'bank-media-'));
});

const at = (...names: string[]) => path.join(folder, ...names);

/** Makes a file as the ministry's packs hold them. */
async function make(file: string, ...options: string[]): Promise<Buffer> {
  const input = ['-f', 'lavfi', '-i', 'testsrc2=size=321x240:rate=10:duration=2'];
  await run(ffmpeg, ['-v', 'error', '-y', ...input, ...options, file]);
  return readFile(file);
}
const WMV = [
  ...['-f', 'lavfi', '-i', 'sine=duration=2', '-c:v', 'wmv2', '-b:v', '400k', '-c:a', 'wmav2', '-shortest'],
];

/** Runs the import as an operator does. */
async function importPacks(...packs: string[]) {
  const args = packs.flatMap((pack) => ['--media', pack]);
  const { stdout } = await run(
    process.execPath,
    [COMMAND, 'edition.xlsx', ...args, '--report', 'report.json'],
    {
      cwd: folder,
      env: {
        ...process.env,
        PATH: `${path.dirname(ffmpeg)}:${process.env.PATH}`,
        MONGODB_URI: resources.mongoUri,
        MEDIA_DIR: at('served'),
      },
    },
  );
  const { media } = JSON.parse(await readFile(at('report.json'), 'utf8'));
  return { stdout, media };
}

const served = async () => (await readdir(at('served', 'official'))).sort();

test('packs of WMV films, JPG pictures and films in sign language become what browsers play', async () => {
  await mkdir(at('packs'));
  const film = await make(at('film.wmv'), ...WMV);
  const sign = await make(at('pjm1.wmv'), ...WMV, '-vf', 'negate');
  const picture = await make(at('picture.jpg'), '-frames:v', '1');
  await writeFile(
    at('packs', 'Multimedia 1.zip'),
    zipOf([
      ['films/Łąka 1.wmv', film],
      ['picture.jpg', picture],
    ]),
  );
  await writeFile(at('packs', 'cut.wmv'), film.subarray(0, Math.floor(film.length / 2)));
  await writeFile(at('pjm.zip'), zipOf([['pjm1.wmv', sign]]));
  const media = ['Łąka 1.wmv', 'PICTURE.jpg', 'cut.wmv', 'gone.jpg'];
  const questions = officialExams(1, 'B', (number) => ({
    media: media[number % media.length] ?? '',
    signed: ['pjm1.wmv', '', '', ''],
  }));
  await writeXlsx(at('edition.xlsx'), [{ name: 'katalog', rows: tableOf('2026', questions) }]);

  const first = await importPacks('packs', 'pjm.zip');
  expect(first.media).toMatchObject({
    ...{ named: 4, pictures: 1, films: 1, missing: ['gone.jpg'], skippedFilms: 0 },
    unusable: [{ name: 'cut.wmv', reason: expect.stringMatching(/cut short/) }],
    signLanguage: { named: 1, films: 1, kept: 0, missing: [] },
  });
  const files = await served();
  expect(files.map((name) => name.replace(/[0-9a-f]{8}/, '#'))).toEqual([
    ...['laka-1.#.jpg', 'laka-1.#.mp4', 'picture.#.jpg', 'pjm1.#.jpg', 'pjm1.#.mp4'],
  ]);
  const mp4 = at('served', 'official', files[1] ?? '');
  const told = await run(ffmpeg, ['-hide_banner', '-i', mp4]).catch(({ stderr }) => ({ stderr }));
  expect(told.stderr).toMatch(/Duration: 00:00:02/);
  expect(told.stderr).toMatch(/Video: h264.*yuv420p.*320x240/);
  expect(told.stderr).not.toMatch(/Audio/);

  const again = await importPacks('packs', 'pjm.zip');
  expect(again.stdout).toContain(`0 changed, 0 withdrawn, ${questions.length} unchanged`);
  expect(await served()).toEqual(files);
});

test('a question that is asked brings its films in sign language, which are served in parts', async () => {
  const service = await startService({ config: { MEDIA_DIR: at('served') }, resources });
  const { body } = await service.anybody('get', '/question/random?cat=B&lang=pl');
  expect(body.signLanguage).toEqual({
    questionText: expect.stringMatching(/^\/media\/official\/pjm1\.[0-9a-f]{8}\.mp4$/),
  });
  const part = await request(service.app.http).get(body.signLanguage.questionText).set('range', 'bytes=4-7');
  expect([part.status, part.headers['content-type'], String(part.body)]).toEqual([206, 'video/mp4', 'ftyp']);
  await service.stop();
});
