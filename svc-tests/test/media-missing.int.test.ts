import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { QuestionDto } from '@zielona-fala/contracts';
import { openMediaFolder } from '../src/import/media-folder.ts';
import { createMediaStore } from '../src/import/media-store.ts';
import { tableOf } from './fixtures/editions.ts';
import { officialExams } from './fixtures/official-question.ts';
import { writeXlsx } from './fixtures/xlsx-writer.ts';
import { beginExam, checkExam } from './support/exam.ts';
import { importerOn } from './support/importer.ts';
import { startService, type TestService } from './support/service.ts';

type Kind = 'shown' | 'never given' | 'lost by the server' | 'has none';

/** Just one exam, whose questions show all that can become of a picture. */
const KINDS: readonly Kind[] = ['shown', 'never given', 'lost by the server', 'has none'];
const kindOf = (number: number): Kind => KINDS[number % KINDS.length] ?? 'shown';
const EDITION = officialExams(1, 'B', (number) => ({
  media: kindOf(number) === 'has none' ? '' : `${kindOf(number)} ${number}.jpg`,
}));
const isMissing = (number: number) => ['never given', 'lost by the server'].includes(kindOf(number));

let service: TestService;

beforeAll(async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'missing-'));
  const [packs, served] = [path.join(root, 'packs'), path.join(root, 'served')];
  await mkdir(packs);
  service = await startService({ config: { MEDIA_DIR: served } });
  for (const { number, media } of EDITION) {
    if (media !== '' && kindOf(Number(number)) !== 'never given') {
      await writeFile(path.join(packs, media), `picture ${media}`);
    }
  }
  const file = await writeXlsx(path.join(root, 'edition.xlsx'), [
    { name: 'katalog', rows: tableOf('2026', EDITION) },
  ]);
  const report = await importerOn(service.connection).run(
    file,
    {},
    {
      folder: await openMediaFolder(packs),
      store: createMediaStore({ folder: served, converter: null, isDryRun: false }),
    },
  );
  expect(report.drawing.lifted).toEqual(['B']);
  for (const name of await readdir(path.join(served, 'official'))) {
    if (name.startsWith('lost')) await rm(path.join(served, 'official', name));
  }
});

afterAll(async () => {
  await service.stop();
});

function expectMarks(questions: readonly QuestionDto[]): void {
  expect(questions.length).toBeGreaterThan(0);
  for (const { questionNumber, media, mediaMissing } of questions) {
    const isShown = kindOf(questionNumber) === 'shown';
    expect({ questionNumber, isShown: media !== null, mediaMissing }).toEqual({
      questionNumber,
      isShown,
      mediaMissing: isMissing(questionNumber) ? true : undefined,
    });
  }
}

test('every call that answers with questions says which of them lack their picture on this server', async () => {
  const learner = service.learner();
  const exam = await beginExam(learner);
  expect(new Set(exam.questions.map(({ questionNumber }) => kindOf(questionNumber))).size).toBe(4);
  expectMarks(exam.questions);
  const questionsOf = async (call: string) => (await learner.call('get', call)).body.questions;
  expectMarks(await questionsOf(`/single/${exam.testId}?lang=de`));
  expectMarks(await questionsOf('/trial?cat=B&lang=pl'));
  await checkExam(learner, exam, {});
  expectMarks(await questionsOf(`/${exam.testId}/review`));
  for (let asked = 0; asked < 8; asked += 1) {
    expectMarks([(await service.anybody('get', '/question/random?cat=B&lang=en')).body]);
  }
});
