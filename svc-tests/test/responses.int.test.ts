import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { comparePublished } from '@zielona-fala/service-kit/testing';
import { beginExam, checkExam, rightAnswers } from './support/exam.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

let service: TestService;
let learner: Learner;
let finishedId: number;
let unfinishedId: number;

beforeAll(async () => {
  service = await startService();
  learner = service.learner();
  const exam = await beginExam(learner);
  await checkExam(learner, exam, rightAnswers(exam));
  finishedId = exam.testId;
  unfinishedId = (await beginExam(learner)).testId;
});

afterAll(() => service.stop());

test.each([
  ['bank', (): string => '/bank'],
  ['categories', (): string => '/categories/all'],
  ['tests', (): string => '/B'],
  ['test', (): string => `/single/${unfinishedId}`],
  ['test', (): string => `/single/${finishedId}?lang=de`],
  ['review', (): string => `/${finishedId}/review`],
  ['unfinishedTest', (): string => '/find/unfinished'],
  ['trial', (): string => '/trial?cat=B&lang=en'],
  ['solvedQuestion', (): string => '/question/random?cat=B&lang=pl'],
] as const)('a call that returns %s answers exactly what its DTO has', async (name, pathOf) => {
  const { status, body } = await learner.call('get', pathOf());
  expect(status).toBe(200);
  expect(RESPONSES[name].validate(body, { convert: false }).error).toBeUndefined();
});

test('so do the calls that change something', async () => {
  const other = service.learner();
  const begun = await other.call('post', '', { categoryName: 'B', lang: 'pl', mode: 'exam' });
  const checked = await other.call('patch', `/${begun.body.testId}/check`, {
    categoryName: 'B',
    answers: rightAnswers(begun.body),
  });
  const next = await beginExam(other);
  const removed = await other.call('delete', `/${next.testId}`);
  expect(RESPONSES.test.validate(begun.body, { convert: false }).error).toBeUndefined();
  expect(RESPONSES.checkResult.validate(checked.body, { convert: false }).error).toBeUndefined();
  expect(RESPONSES.testId.validate(removed.body, { convert: false }).error).toBeUndefined();
});

test('the published document says what each call takes and answers', () => {
  const { same, different } = comparePublished(service.app.http, 'tests');
  expect(different).toEqual([]);
  expect(same).toContain('patchTestsByTestIdCheck');
});
