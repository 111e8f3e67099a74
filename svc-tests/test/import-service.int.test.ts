import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { type Layout, tableOf } from './fixtures/editions.ts';
import { type OfficialQuestion, officialExams } from './fixtures/official-question.ts';
import { writeXlsx } from './fixtures/xlsx-writer.ts';
import { beginExam, checkExam, rightAnswers } from './support/exam.ts';
import { importerOn } from './support/importer.ts';
import { startService, type TestService } from './support/service.ts';

const LAST_OFFICIAL_NUMBER = 99_999;

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

afterAll(async () => {
  await service.stop();
});

async function importEdition(questions: readonly OfficialQuestion[], layout: Layout = '2026'): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'edition-'));
  const file = await writeXlsx(
    path.join(folder, 'edition.xlsx'),
    [{ name: 'katalog', rows: tableOf(layout, questions) }],
    { savedOn: '2026-05-20' },
  );
  await importerOn(service.connection).run(file);
}

test('a running service draws from a new edition at once, while tests keep the questions they were drawn with', async () => {
  const [veteran, learner] = [service.learner(), service.learner()];
  const finished = await beginExam(veteran);
  await checkExam(veteran, finished, rightAnswers(finished));
  const review = async (testId: number) =>
    (await veteran.call('get', `/${testId}/review?lang=en`)).body.questions as object;
  const bank = async () => (await service.anybody('get', '/bank')).body;
  const own = await bank();
  expect(own).toEqual({ source: 'own', questions: own.withExplanation, withExplanation: expect.any(Number) });
  const before = await review(finished.testId);
  const open = await beginExam(learner);

  await importEdition(officialExams(2));
  await waitFor('the official bank', async () => (await bank()).source === 'official');
  expect(await bank()).toMatchObject({ questions: officialExams(2).length, withExplanation: 0 });
  expect(await review(finished.testId)).toEqual(before);
  expect((await learner.call('get', `/single/${open.testId}?lang=en&cat=B`)).body.questions).toEqual(
    open.questions,
  );
  expect(await checkExam(learner, open, rightAnswers(open))).toMatchObject({
    summaryPoints: 74,
    status: 'passed',
  });

  const official = await beginExam(learner);
  expect(official.questions.every(({ questionNumber }) => questionNumber <= LAST_OFFICIAL_NUMBER)).toBe(true);
  const old = await learner.call('get', `/single/${official.testId}?lang=en&cat=B`);
  await importEdition(officialExams(2, 'B', () => ({ en: ['Another text?', 'x', 'y', 'z'] })));
  expect((await learner.call('get', `/single/${official.testId}?lang=en&cat=B`)).body.questions).toEqual(
    old.body.questions,
  );
  const categories = await service.anybody('get', '/categories/all');
  const available = (categories.body as { name: string; available: boolean }[]).filter(
    (each) => each.available,
  );
  expect(available.map(({ name }) => name)).toEqual(['B']);
});

test('a question without a translation is shown in Polish and says so, with its legal basis', async () => {
  const notes = { block: '', source: 'Art. 25 ust. 1 ustawy', aim: '', safety: '' };
  await importEdition(
    officialExams(1, 'T', () => ({ de: ['', '', '', ''], notes })),
    '2020',
  );
  const { body } = await service.anybody('get', '/question/random?lang=de&cat=T');
  expect(body.questionTranslations).toEqual([
    expect.objectContaining({
      language: 'pl',
      questionText: expect.stringContaining('Czy żółw'),
      mediaAlt: null,
    }),
  ]);
  expect(body.legalBasis).toEqual([
    { act: 'laut amtlichem Fragenkatalog', article: 'Art. 25 ust. 1 ustawy', asOf: '2026-05-20' },
  ]);
});
