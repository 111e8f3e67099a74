import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EXAM, type QuestionDto } from '@zielona-fala/contracts';
import {
  answersExcept,
  beginExam,
  beginTest,
  checkExam,
  giveAnswer,
  rightAnswer,
  rightAnswers,
  wrongAnswer,
} from './support/exam.ts';
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

describe('a whole exam', () => {
  test('is drawn in Ukrainian, which is no language of the interface', async () => {
    const learner = service.learner();
    const exam = await beginTest(learner, { lang: 'uk', mode: 'exam' });
    const words = exam.questions.map(({ questionTranslations }) => questionTranslations?.[0]);
    for (const each of words) {
      expect(each).toMatchObject({ language: 'uk', questionText: expect.stringContaining('(uk)') });
    }
    const number = exam.questions[0]?.questionNumber ?? 0;
    await giveAnswer(learner, exam, number, rightAnswer(number));
    expect((await learner.call('get', '/find/unfinished?detail=true')).body).toEqual({
      testId: exam.testId,
      lang: 'uk',
      categoryName: 'B',
      standing: {
        mode: 'exam',
        questionCount: exam.questions.length,
        answeredCount: 1,
        deadline: exam.deadline,
        serverTime: expect.any(String),
      },
    });
    await checkExam(learner, exam, rightAnswers(exam));
    const review = await learner.call('get', `/${exam.testId}/review`);
    expect(review.body.questions[0].explanation).toContain('(uk)');
  });

  test('is drawn, answered, checked, and told in the shapes of the contract', async () => {
    const learner = service.learner();
    const exam = await beginExam(learner);
    expect(exam).toEqual({
      testId: expect.any(Number),
      userId: learner.userId,
      category: { categoryId: 6, name: 'B' },
      points: 0,
      mode: 'exam',
      lang: 'en',
      created: expect.any(String),
      finished: null,
      status: 'unfinished',
      questions: expect.any(Array),
      answers: {},
      deadline: expect.any(String),
      serverTime: expect.any(String),
    });
    const minutes = (Date.parse(exam.deadline ?? '') - Date.parse(exam.created)) / 60_000;
    expect(minutes).toBe(25);
    expect(exam.questions).toHaveLength(EXAM.questions);
    expect(exam.questions[0]).toEqual({
      questionId: exam.questions[0]?.questionNumber,
      questionNumber: expect.any(Number),
      withoutAnswers: true,
      media: null,
      poster: null,
      lastFrame: null,
      type: 'primary',
      pointsValue: expect.any(Number),
      questionTranslations: [
        {
          questionId: exam.questions[0]?.questionNumber,
          language: 'en',
          questionText: expect.stringContaining('(en)'),
          answerA: null,
          answerB: null,
          answerC: null,
          mediaAlt: null,
        },
      ],
    });
    expect(await unfinishedOf(learner)).toBe(exam.testId);

    const [first, second] = exam.questions as [QuestionDto, QuestionDto];
    const saved = await learner.call('put', `/${exam.testId}/answers/${first.questionNumber}`, {
      answer: rightAnswer(first.questionNumber).toLowerCase(),
    });
    expect([saved.status, saved.text]).toEqual([204, '']);
    const german = await learner.call('get', `/single/${exam.testId}?lang=de&cat=B`);
    expect(german.body.answers).toEqual({ [first.questionNumber]: rightAnswer(first.questionNumber) });
    expect(german.body.questions[1].questionTranslations[0]).toMatchObject({
      language: 'de',
      questionText: expect.stringContaining('(de)'),
    });
    expect(german.text).not.toMatch(/correctAnswer|explanation|because/);

    const { [first.questionNumber]: _saved, ...rest } = answersExcept(exam, [second]);
    const result = await checkExam(learner, exam, rest);
    expect(result).toEqual({
      status: 'passed',
      primaryPoints: 46 - second.pointsValue,
      technicalPoints: 28,
      summaryPoints: 74 - second.pointsValue,
      primaryAmountOfCorrectAnswers: 19,
      technicalAmountOfCorrectAnswers: 12,
      correctAnswers: rightAnswers(exam),
      isNextLevel: false,
    });
    expect(await unfinishedOf(learner)).toBeNull();

    const list = await learner.call('get', '/B');
    expect(list.body).toEqual([
      expect.objectContaining({
        testId: exam.testId,
        status: 'passed',
        points: 74 - second.pointsValue,
        questions: null,
      }),
    ]);
    const review = await learner.call('get', `/${exam.testId}/review?lang=pl`);
    expect(review.body).toMatchObject({ result, xpGained: 100 - second.pointsValue });
    expect(review.body.questions[1]).toMatchObject({
      questionNumber: second.questionNumber,
      correctAnswer: rightAnswer(second.questionNumber),
      explanation: expect.stringContaining('(pl)'),
      legalBasis: [{ act: expect.stringContaining('Prawo o ruchu drogowym'), article: 'art. 25 ust. 1' }],
    });
  });

  test('checked a second time gives the stored result, whatever the answers are', async () => {
    const learner = service.learner();
    const exam = await beginExam(learner);
    const first = await checkExam(learner, exam, {});
    expect(first).toMatchObject({ status: 'failed', summaryPoints: 0 });
    expect(await checkExam(learner, exam, rightAnswers(exam))).toEqual(first);
  });

  test('given answers win over saved ones while there is time', async () => {
    const learner = service.learner();
    const exam = await beginExam(learner);
    const [{ questionNumber }] = exam.questions as [QuestionDto];
    const path = `/${exam.testId}/answers/${questionNumber}`;
    await learner.call('put', path, { answer: wrongAnswer(questionNumber) });
    const { summaryPoints } = await checkExam(learner, exam, rightAnswers(exam));
    expect(summaryPoints).toBe(74);
  });

  test('does not repeat the questions of the exam before while there are others', async () => {
    const learner = service.learner();
    const first = await beginExam(learner);
    await checkExam(learner, first, {});
    const second = await beginExam(learner);
    const numbers = new Set(first.questions.map(({ questionNumber }) => questionNumber));
    expect(second.questions.filter(({ questionNumber }) => numbers.has(questionNumber))).toEqual([]);
  });
});

describe('an Idempotency-Key', () => {
  const input = { categoryName: 'B', lang: 'pl', mode: 'exam' };

  test('gives one test to fifty copies of one request, and after it was deleted no other', async () => {
    const learner = service.learner();
    // else each copy asks identity whether the account is active
    await learner.call('get', '/find/unfinished');
    const ask = () => learner.call('post', '', input, { 'idempotency-key': 'start' });
    const answers = await Promise.all(Array.from({ length: 50 }, ask));
    const [first] = answers;
    for (const { status, body } of answers) expect([status, body]).toEqual([201, first?.body]);
    const tests = service.connection.collection('tests');
    expect(await tests.countDocuments({ userId: learner.userId })).toBe(1);
    await learner.call('delete', `/${first?.body.testId}`);
    expect((await ask()).body).toEqual(first?.body);
    expect(await unfinishedOf(learner)).toBeNull();
    const other = await learner.call('post', '', { ...input, lang: 'en' }, { 'idempotency-key': 'start' });
    expect([other.status, other.body.errors[0].field]).toEqual([422, 'idempotency-key']);
  });

  test('is not used up by a refusal, and keeps its answer when an exam is checked at once by many', async () => {
    const learner = service.learner();
    const exam = await beginExam(learner);
    const key = { 'idempotency-key': 'check' };
    const check = (categoryName: string) =>
      learner.call('patch', `/${exam.testId}/check`, { categoryName, answers: rightAnswers(exam) }, key);
    expect((await check('C')).status).toBe(422);
    const results = await Promise.all(Array.from({ length: 10 }, () => check('B')));
    for (const { status, body } of results) expect([status, body]).toEqual([200, results[0]?.body]);
    const told = service.connection.collection('outbox');
    expect(await told.countDocuments({ topic: 'test-finished', userId: learner.userId })).toBe(1);
  });
});

describe('one unfinished test', () => {
  test('is in the way of a second, also when both are asked for at once, until it is deleted', async () => {
    const learner = service.learner();
    const input = { categoryName: 'B', lang: 'pl', mode: 'exam' };
    const both = await Promise.all([learner.call('post', '', input), learner.call('post', '', input)]);
    const [made, refused] = both.toSorted((one, other) => one.status - other.status);
    expect([made?.status, refused?.status]).toEqual([201, 409]);
    expect(refused?.body).toMatchObject({ code: 'unfinished-test', testId: made?.body.testId });
    const deleted = await learner.call('delete', `/${made?.body.testId}`);
    expect(deleted.body).toEqual({ testId: made?.body.testId });
    expect((await learner.call('get', '/B')).body).toEqual([]);
    expect((await learner.call('post', '', input)).status).toBe(201);
  });

  test('a deleted finished test leaves the history', async () => {
    const learner = service.learner();
    const exam = await beginExam(learner);
    await checkExam(learner, exam, {});
    await learner.call('delete', `/${exam.testId}`);
    expect((await learner.call('get', '/B')).body).toEqual([]);
    expect((await learner.call('get', `/single/${exam.testId}`)).status).toBe(404);
  });
});
