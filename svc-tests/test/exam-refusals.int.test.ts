import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { QuestionDto } from '@zielona-fala/contracts';
import { beginExam, giveAnswer } from './support/exam.ts';
import { startService, type TestService } from './support/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

afterAll(async () => {
  await service.stop();
});

const unfinishedOf = async (learner: ReturnType<TestService['learner']>) =>
  (await learner.call('get', '/find/unfinished')).body.testId;

describe('what is refused', () => {
  test("another learner's test is not there", async () => {
    const exam = await beginExam(service.learner());
    const other = service.learner();
    const [{ questionNumber }] = exam.questions as [QuestionDto];
    const calls = await Promise.all([
      other.call('get', `/single/${exam.testId}`),
      other.call('get', `/${exam.testId}/review`),
      other.call('put', `/${exam.testId}/answers/${questionNumber}`, { answer: 'T' }),
      other.call('patch', `/${exam.testId}/check`, { categoryName: 'B', answers: {} }),
      other.call('delete', `/${exam.testId}`),
    ]);
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  test.each([
    ['an unknown category', { categoryName: 'E', lang: 'pl', mode: 'exam' }, 'categoryName', 'not-allowed'],
    ['an unknown language', { categoryName: 'B', lang: 'fr', mode: 'exam' }, 'lang', 'not-allowed'],
    ['a mode that does not exist', { categoryName: 'B', lang: 'pl', mode: 'drive' }, 'mode', 'not-allowed'],
    ['a missing field', { categoryName: 'B', lang: 'pl' }, 'mode', 'required'],
    ['an operator', { categoryName: { $ne: 'B' }, lang: 'pl', mode: 'exam' }, 'categoryName', 'not-allowed'],
    [
      'an unknown field',
      { categoryName: 'B', lang: 'pl', mode: 'exam', points: 74 },
      'points',
      'unknown-field',
    ],
  ])('a new test with %s', async (_what, body, field, code) => {
    const learner = service.learner();
    const answer = await learner.call('post', '', body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ field, code }));
    expect(await unfinishedOf(learner)).toBeNull();
  });

  test('a category whose questions do not suffice, which the list says too', async () => {
    const answer = await service.learner().call('post', '', { categoryName: 'PT', lang: 'pl', mode: 'exam' });
    expect(answer.body).toMatchObject({ status: 409, code: 'category-unavailable' });
    const { body } = await service.anybody('get', '/categories/all');
    expect(body).toHaveLength(12);
    expect(body).toContainEqual({ categoryId: 6, name: 'B', available: true });
    expect(body).toContainEqual({ categoryId: 12, name: 'PT', available: false });
  });

  test('a check that does not fit the test changes nothing', async () => {
    const learner = service.learner();
    const exam = await beginExam(learner);
    const yesNo = exam.questions.find(({ withoutAnswers }) => withoutAnswers)?.questionNumber;
    const path = `/${exam.testId}/check`;
    const bodies: [object, string][] = [
      [{ categoryName: 'A', answers: {} }, 'categoryName'],
      [{ categoryName: 'B', answers: { 17: 'T' } }, 'answers.17'],
      [{ categoryName: 'B', answers: { [`${yesNo}`]: 'A' } }, `answers.${yesNo}`],
      [{ categoryName: 'B', answers: { [`${yesNo}`]: 'yes' } }, `answers.${yesNo}`],
      [{ categoryName: 'B', answers: {}, testId: exam.testId + 1 }, 'testId'],
      [{ categoryName: 'B', answers: ['T'] }, 'answers'],
    ];
    for (const [body, field] of bodies) {
      const answer = await learner.call('patch', path, body);
      expect(answer.status).toBe(422);
      expect(answer.body.errors.map((each: { field: string }) => each.field)).toEqual([field]);
    }
    expect(await unfinishedOf(learner)).toBe(exam.testId);
  });

  test('an answer that the question cannot have, or to a question that is not asked', async () => {
    const learner = service.learner();
    const exam = await beginExam(learner);
    const yesNo = exam.questions.find(({ withoutAnswers }) => withoutAnswers)?.questionNumber;
    const wrongKind = await learner.call('put', `/${exam.testId}/answers/${yesNo}`, { answer: 'A' });
    expect([wrongKind.status, wrongKind.body.errors[0].field]).toEqual([422, 'answer']);
    expect((await giveAnswer(learner, exam, 17, 'T')).status).toBe(404);
    expect((await learner.call('get', `/single/${exam.testId}?cat=A`)).status).toBe(422);
    expect((await learner.call('get', `/${exam.testId}/review`)).body.code).toBe('unfinished-test');
  });

  test('who is not signed in, or not active', async () => {
    expect((await service.anybody('get', '/B')).status).toBe(401);
    const inactive = service.learner();
    service.setActive(inactive.userId, false);
    expect((await inactive.call('get', '/B')).body).toMatchObject({ status: 409, code: 'account-inactive' });
    expect((await inactive.call('get', '/categories/all')).status).toBe(200);
  });

  test('an unknown category or test in the path', async () => {
    const learner = service.learner();
    const answers = await Promise.all(
      ['/E', '/single/0', '/single/abc'].map((path) => learner.call('get', path)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
