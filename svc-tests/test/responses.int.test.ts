import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Declaration } from '@zielona-fala/contracts/api/declare';
import { CHECK_RESULT } from '@zielona-fala/contracts/api/exams/check-result';
import { deleteTest } from '@zielona-fala/contracts/api/exams/delete-test';
import { findUnfinished } from '@zielona-fala/contracts/api/exams/find-unfinished';
import { getTest } from '@zielona-fala/contracts/api/exams/get-test';
import { getTrial } from '@zielona-fala/contracts/api/exams/get-trial';
import { listTests } from '@zielona-fala/contracts/api/exams/list-tests';
import { reviewTest } from '@zielona-fala/contracts/api/exams/review-test';
import { TEST } from '@zielona-fala/contracts/api/exams/test';
import { drawQuestion } from '@zielona-fala/contracts/api/questions/draw-question';
import { getBank } from '@zielona-fala/contracts/api/questions/get-bank';
import { listCategories } from '@zielona-fala/contracts/api/questions/list-categories';
import { compareDeclared } from '@zielona-fala/service-kit/testing';
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

test.each<[Declaration, () => string]>([
  [getBank, () => '/bank'],
  [listCategories, () => '/categories/all'],
  [listTests, () => '/B'],
  [getTest, () => `/single/${unfinishedId}`],
  [getTest, () => `/single/${finishedId}?lang=de`],
  [reviewTest, () => `/${finishedId}/review`],
  [findUnfinished, () => '/find/unfinished'],
  [findUnfinished, () => '/find/unfinished?detail=true'],
  [getTrial, () => '/trial?cat=B&lang=en'],
  [drawQuestion, () => '/question/random?cat=B&lang=pl'],
])('$path answers exactly what its DTO has', async ({ answer }, pathOf) => {
  const { status, body } = await learner.call('get', pathOf());
  expect(status).toBe(200);
  expect(answer?.validate(body, { convert: false }).error).toBeUndefined();
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
  expect(TEST.validate(begun.body, { convert: false }).error).toBeUndefined();
  expect(CHECK_RESULT.validate(checked.body, { convert: false }).error).toBeUndefined();
  expect(deleteTest.answer.validate(removed.body, { convert: false }).error).toBeUndefined();
});

test('it serves the calls that are declared, and no others', () => {
  expect(compareDeclared(service.app.http, 'tests')).toEqual({ undeclared: [], unserved: [] });
});
