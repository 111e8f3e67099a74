import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EXAM_STRATA, type Topic } from '@zielona-fala/contracts';
import { reviewTest } from '@zielona-fala/contracts/api/exams/review-test';
import { TEST } from '@zielona-fala/contracts/api/exams/test';
import { ANSWER_VERDICT } from '@zielona-fala/contracts/api/questions/question';
import { questionsForExams } from '@zielona-fala/contracts/bank/testing';
import { PRACTICE_FINISHED, TEST_FINISHED } from '@zielona-fala/contracts/events';
import { createTestClock, operationsDuring, waitFor } from '@zielona-fala/service-kit/testing';
import { type Neighbour, startNeighbour } from './support/events.ts';
import {
  answersExcept,
  beginExam,
  beginTest,
  checkExam,
  type ExamDto,
  giveAnswer,
  rightAnswer,
  rightAnswers,
  wrongAnswer,
} from './support/exam.ts';
import { isOfScheduler } from './support/operations.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

const COPIES = 50;
const TOPIC: Topic = 'right-of-way';
const OF_TOPIC = questionsForExams(2).filter(({ topic }) => topic === TOPIC);

const clock = createTestClock();
let service: TestService;
let neighbour: Neighbour;

beforeAll(async () => {
  service = await startService({ clock });
  neighbour = await startNeighbour(service.resources);
});

afterAll(async () => {
  await neighbour.stop();
  await service.stop();
});

const numbersOf = (test: ExamDto) => test.questions.map(({ questionNumber }) => questionNumber);
const firstOf = (test: ExamDto): number => numbersOf(test)[0] ?? 0;

const refusal = async (learner: Learner, wanted: object) => {
  const { status, body } = await learner.call('post', '', { categoryName: 'B', lang: 'en', ...wanted });
  return [
    status,
    body.code,
    ...(body.errors ?? []).map(({ field, code }: Record<string, string>) => `${field} ${code}`),
  ];
};

async function answerAll(learner: Learner, test: ExamDto, wrong: readonly number[] = []): Promise<void> {
  for (const number of numbersOf(test)) {
    await giveAnswer(
      learner,
      test,
      number,
      wrong.includes(number) ? wrongAnswer(number) : rightAnswer(number),
    );
  }
}

const eventOf = (testId: number) =>
  waitFor('the event of the test', () => neighbour.finished.find(({ data }) => data.testId === testId));

describe('a practice', () => {
  test('is drawn like an exam, and has no clock', async () => {
    const practice = await beginTest(service.learner(), { mode: 'practice' });
    expect(practice).toMatchObject({ mode: 'practice', status: 'unfinished', deadline: null, points: 0 });
    for (const { part, points, count } of EXAM_STRATA) {
      const drawn = practice.questions.filter(
        ({ type, pointsValue }) => type === part && pointsValue === points,
      );
      expect(drawn).toHaveLength(count);
    }
  });

  test('never ends by itself', async () => {
    const learner = service.learner();
    const practice = await beginTest(learner, { mode: 'practice' });
    clock.advance({ hours: 24 * 400 });
    const other = await beginExam(service.learner());
    clock.advance({ minutes: 26 });
    await waitFor('the scheduler to have worked', async () =>
      service.connection
        .collection<{ _id: number }>('tests')
        .findOne({ _id: other.testId, status: 'failed' }),
    );
    expect((await learner.call('get', '/find/unfinished')).body).toEqual({ testId: practice.testId });
    expect((await learner.call('get', '/find/unfinished?detail=true')).body).toEqual({
      testId: practice.testId,
      lang: practice.lang,
      categoryName: 'B',
      standing: {
        mode: 'practice',
        questionCount: practice.questions.length,
        answeredCount: 0,
        deadline: null,
        serverTime: expect.any(String),
      },
    });
    expect((await learner.call('get', '/B')).body).toMatchObject([
      { status: 'unfinished', deadline: null, lang: practice.lang },
    ]);
  });

  test('tells of each answer whether it is right, and why', async () => {
    const learner = service.learner();
    const practice = await beginTest(learner, { mode: 'practice' });
    const number = firstOf(practice);
    const { status, body } = await giveAnswer(learner, practice, number, wrongAnswer(number));
    expect(status).toBe(200);
    expect(ANSWER_VERDICT.validate(body, { convert: false }).error).toBeUndefined();
    expect(body).toMatchObject({
      correct: false,
      correctAnswer: rightAnswer(number),
      explanation: `because ${number} (en)`,
      legalBasis: [{ article: 'Art. 25(1)' }],
    });
    const german = await giveAnswer(learner, practice, number, wrongAnswer(number), '?lang=de');
    expect(german.body.explanation).toBe(`because ${number} (de)`);
  });

  test('takes the first answer as final, however many come at once', async () => {
    const learner = service.learner();
    const practice = await beginTest(learner, { mode: 'practice' });
    const number = firstOf(practice);
    const answers = [rightAnswer(number), wrongAnswer(number)];
    const verdicts = await Promise.all(
      Array.from({ length: COPIES }, (_, index) =>
        giveAnswer(learner, practice, number, answers[index % 2] ?? 'T'),
      ),
    );
    expect(new Set(verdicts.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const { body } = await learner.call('get', `/single/${practice.testId}`);
    expect(body.answers[number] === rightAnswer(number)).toBe(verdicts[0]?.body.correct);
    const check = await checkExam(learner, practice, { [number]: wrongAnswer(number) });
    expect(check.summaryPoints > 0).toBe(verdicts[0]?.body.correct);
  });

  test('goes on elsewhere with what was told, in another language, and nothing else', async () => {
    const learner = service.learner();
    const practice = await beginTest(learner, { mode: 'practice' });
    const number = firstOf(practice);
    await giveAnswer(learner, practice, number, rightAnswer(number));
    const { body } = await learner.call('get', `/single/${practice.testId}?lang=pl`);
    expect(TEST.validate(body, { convert: false }).error).toBeUndefined();
    expect(body.answers).toEqual({ [number]: rightAnswer(number) });
    expect(body.verdicts).toEqual({
      [number]: expect.objectContaining({
        correct: true,
        correctAnswer: rightAnswer(number),
        explanation: `because ${number} (pl)`,
      }),
    });
    for (const question of body.questions) {
      expect(question).toMatchObject({ questionTranslations: [{ language: 'pl' }] });
      expect(question).not.toHaveProperty('correctAnswer');
      expect(question).not.toHaveProperty('explanation');
      expect(question).not.toHaveProperty('legalBasis');
    }
  });

  test('refuses answers that a question cannot have, questions of others, and answers after its end', async () => {
    const learner = service.learner();
    const practice = await beginTest(learner, { mode: 'practice' });
    const basic = practice.questions.find(({ withoutAnswers }) => withoutAnswers)?.questionNumber ?? 0;
    expect((await giveAnswer(learner, practice, basic, 'A')).status).toBe(422);
    expect((await giveAnswer(learner, practice, 1, 'T')).status).toBe(404);
    expect((await giveAnswer(service.learner(), practice, basic, 'T')).status).toBe(404);
    await checkExam(learner, practice, {});
    expect((await giveAnswer(learner, practice, basic, 'T')).body).toMatchObject({ code: 'test-finished' });
  });
});

describe('a finished learning test', () => {
  test('is completed, and earns 2 points for each right answer to what was new', async () => {
    const learner = service.learner();
    const practice = await beginTest(learner, { mode: 'practice' });
    const wrong = numbersOf(practice).slice(0, 5);
    await answerAll(learner, practice, wrong);
    const result = await checkExam(learner, practice, {});
    expect(result).toMatchObject({ status: 'completed', isNextLevel: false });
    const event = await eventOf(practice.testId);
    expect(TEST_FINISHED.schema.validate(event, { convert: false }).error).toBeUndefined();
    expect(Object.keys(event.data).sort()).toEqual(Object.keys(PRACTICE_FINISHED.data).sort());
    expect(event.data).toMatchObject({
      mode: 'practice',
      status: 'completed',
      points: PRACTICE_FINISHED.data.points,
      xpGained: 54,
      xpTotal: 54,
    });
    const sum = (name: 'asked' | 'correct') =>
      event.data.topics.reduce((total, topic) => total + topic[name], 0);
    expect([sum('asked'), sum('correct')]).toEqual([32, 27]);
  });

  test('earns nothing by what was answered on the same day', async () => {
    const learner = service.learner();
    const first = await beginTest(learner, { mode: 'topic', topic: TOPIC });
    await answerAll(learner, first);
    await checkExam(learner, first, {});
    const again = await beginTest(learner, { mode: 'topic', topic: TOPIC });
    expect(numbersOf(again).sort()).toEqual(numbersOf(first).sort());
    await checkExam(learner, again, rightAnswers(again));
    expect((await eventOf(first.testId)).data.xpGained).toBe(2 * OF_TOPIC.length);
    expect((await eventOf(again.testId)).data).toMatchObject({ xpGained: 0, xpTotal: 2 * OF_TOPIC.length });
  });

  test('that was ended early counts what was answered', async () => {
    const learner = service.learner();
    const practice = await beginTest(learner, { mode: 'practice' });
    await giveAnswer(learner, practice, firstOf(practice), rightAnswer(firstOf(practice)));
    await checkExam(learner, practice, {});
    const { data } = await eventOf(practice.testId);
    expect(data.topics).toEqual([expect.objectContaining({ asked: 1, correct: 1 })]);
    expect(data.xpGained).toBe(2);
  });

  test('checked many times at once has one effect', async () => {
    const learner = service.learner();
    const practice = await beginTest(learner, { mode: 'practice' });
    const answers = rightAnswers(practice);
    const results = await Promise.all(
      Array.from({ length: COPIES }, () => checkExam(learner, practice, answers)),
    );
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    const told = await service.connection
      .collection('outbox')
      .find({ 'event.data.testId': practice.testId })
      .toArray();
    expect(told.map(({ topic }) => topic).sort()).toEqual(['answers-recorded', 'test-finished']);
    const { body } = await learner.export();
    expect(body.experiencePoints).toBe(64);
    expect(body.learning[0].questions.map(({ answers: count }: { answers: number }) => count)).toEqual(
      Array.from({ length: 32 }, () => 1),
    );
  });

  test('can be reviewed with all answers', async () => {
    const learner = service.learner();
    const practice = await beginTest(learner, { mode: 'practice' });
    await checkExam(learner, practice, {});
    const { status, body } = await learner.call('get', `/${practice.testId}/review?lang=de`);
    expect(status).toBe(200);
    expect(reviewTest.answer.validate(body, { convert: false }).error).toBeUndefined();
  });
});

describe('an unfinished learning test', () => {
  test('is in the way of every other one, until it is deleted', async () => {
    const learner = service.learner();
    const practice = await beginTest(learner, { mode: 'practice' });
    const { status, body } = await learner.call('post', '', {
      categoryName: 'B',
      lang: 'en',
      mode: 'topic',
      topic: TOPIC,
    });
    expect([status, body]).toMatchObject([
      409,
      { code: 'unfinished-test', testId: practice.testId, lang: practice.lang, categoryName: 'B' },
    ]);
    await learner.call('delete', `/${practice.testId}`);
    await beginTest(learner, { mode: 'review' });
  });

  test('that is deleted leaves what was learned, and no points', async () => {
    const learner = service.learner();
    const practice = await beginTest(learner, { mode: 'practice' });
    const number = firstOf(practice);
    await giveAnswer(learner, practice, number, wrongAnswer(number));
    expect((await learner.call('get', '/plan/B')).body).toMatchObject({ doneToday: 1 });
    await learner.call('delete', `/${practice.testId}`);
    expect((await learner.call('get', '/plan/B')).body).toMatchObject({ doneToday: 1 });
    const { body } = await learner.export();
    expect(body).toMatchObject({ experiencePoints: 0, tests: [] });
    expect(body.learning[0].questions).toEqual([
      expect.objectContaining({ questionNumber: number, lastRight: false }),
    ]);
  });

  test('begun with many copies of one request is one', async () => {
    const learner = service.learner();
    await learner.call('get', '/find/unfinished');
    const input = { categoryName: 'B', lang: 'en', mode: 'review', size: 10 };
    const begun = await Promise.all(
      Array.from({ length: COPIES }, () => learner.call('post', '', input, { 'idempotency-key': 'one' })),
    );
    expect(new Set(begun.map(({ status, body }) => `${status} ${body.testId}`)).size).toBe(1);
    expect(begun[0]?.status).toBe(201);
  });
});

describe('a test of a topic', () => {
  test('asks all of its questions, or as many as are wanted', async () => {
    const learner = service.learner();
    const all = await beginTest(learner, { mode: 'topic', topic: TOPIC });
    expect(numbersOf(all).sort()).toEqual(OF_TOPIC.map(({ number }) => number).sort());
    await learner.call('delete', `/${all.testId}`);
    const few = await beginTest(learner, { mode: 'topic', topic: TOPIC, size: 2 });
    expect(few.questions).toHaveLength(2);
  });

  test('asks first what was not answered today', async () => {
    const learner = service.learner();
    const few = await beginTest(learner, { mode: 'topic', topic: TOPIC, size: 2 });
    await answerAll(learner, few);
    await checkExam(learner, few, {});
    const next = await beginTest(learner, { mode: 'topic', topic: TOPIC, size: OF_TOPIC.length - 2 });
    expect(numbersOf(next)).not.toEqual(expect.arrayContaining([firstOf(few)]));
  });

  test('of which there is no question is refused', async () => {
    expect(await refusal(service.learner(), { mode: 'topic', topic: 'other' })).toEqual([
      409,
      'no-questions',
    ]);
  });
});

describe('a review', () => {
  test('asks what is left of the goal of the day, and then once more as much', async () => {
    const learner = service.learner();
    const first = await beginTest(learner, { mode: 'review' });
    expect(first.questions).toHaveLength(20);
    await answerAll(learner, first);
    await checkExam(learner, first, {});
    const next = await beginTest(learner, { mode: 'review' });
    expect(next.questions).toHaveLength(20);
    expect(new Set([...numbersOf(first), ...numbersOf(next)]).size).toBe(40);
  });

  test('is called the first where the learner has answered nothing before, in lists and its review too', async () => {
    const learner = service.learner();
    const abandoned = await beginTest(learner, { mode: 'review', size: 10 });
    await learner.call('delete', `/${abandoned.testId}`);
    const first = await beginTest(learner, { mode: 'review', size: 10 });
    expect([abandoned, first].map(({ isFirst }) => isFirst)).toEqual([true, true]);
    await answerAll(learner, first, [firstOf(first)]);
    await checkExam(learner, first, {});
    expect((await learner.call('get', `/${first.testId}/review?lang=en`)).body.isFirst).toBe(true);
    await beginTest(learner, { mode: 'review', size: 10 });
    const { body: listed } = await learner.call('get', '/B');
    expect(listed.map(({ isFirst = false }: ExamDto) => isFirst)).toEqual([false, true]);
    expect((await beginTest(service.learner(), { mode: 'practice' })).isFirst).toBeUndefined();
  });

  test('asks the mistakes that cost most points before new questions, and what may be forgotten with them', async () => {
    const learner = service.learner();
    const exam = await beginExam(learner);
    const mistakes = exam.questions.filter(({ pointsValue }) => pointsValue === 3).slice(0, 4);
    await checkExam(learner, exam, answersExcept(exam, mistakes));
    clock.advance({ hours: 24 * 60 });
    const review = await beginTest(learner, { mode: 'review', size: 60 });
    const kinds = numbersOf(review).map((number) => {
      if (mistakes.some(({ questionNumber }) => questionNumber === number)) return 'mistake';
      return numbersOf(exam).includes(number) ? 'known' : 'new';
    });
    expect(kinds.indexOf('mistake')).toBeLessThan(kinds.indexOf('new'));
    expect(kinds.slice(kinds.indexOf('mistake'), kinds.indexOf('new'))).toEqual(Array(4).fill('mistake'));
    expect(kinds).toContain('known');
  });

  test('of a test asks its mistakes', async () => {
    const learner = service.learner();
    const exam = await beginExam(learner);
    const mistakes = exam.questions.slice(3, 6);
    await checkExam(learner, exam, answersExcept(exam, mistakes));
    const review = await beginTest(learner, { mode: 'review', fromTest: exam.testId });
    expect(numbersOf(review).sort()).toEqual(mistakes.map(({ questionNumber }) => questionNumber).sort());
    await answerAll(learner, review, [firstOf(review)]);
    await checkExam(learner, review, {});
    const again = await beginTest(learner, { mode: 'review', fromTest: review.testId });
    expect(numbersOf(again)).toEqual([firstOf(review)]);
    await checkExam(learner, again, rightAnswers(again));
    expect(await refusal(learner, { mode: 'review', fromTest: again.testId })).toEqual([409, 'no-questions']);
  });

  test('of mistakes asks those of all tests that no later right answer has mended', async () => {
    const learner = service.learner();
    const exam = await beginExam(learner);
    const [mended, ...wrong] = exam.questions.slice(0, 4);
    await checkExam(learner, exam, answersExcept(exam, [...wrong, ...(mended ? [mended] : [])]));
    const mistakes = { mode: 'review', only: 'mistakes' };
    const first = await beginTest(learner, { ...mistakes, size: 100 });
    expect(numbersOf(first)).toHaveLength(4);
    const number = mended?.questionNumber ?? 0;
    await giveAnswer(learner, first, number, rightAnswer(number));
    await checkExam(learner, first, {});
    const again = await beginTest(learner, mistakes);
    expect(numbersOf(again).sort()).toEqual(wrong.map(({ questionNumber }) => questionNumber).sort());
    expect(await refusal(service.learner(), mistakes)).toEqual([409, 'no-questions']);
  });

  test('of a test that is not one’s own, or of another category, is refused before the open test is told', async () => {
    const learner = service.learner();
    const exam = await beginExam(learner);
    await checkExam(learner, exam, {});
    const other = await beginExam(service.learner());
    await beginTest(learner, { mode: 'practice' });
    const review = { mode: 'review', fromTest: exam.testId };
    expect(await refusal(learner, { ...review, fromTest: other.testId })).toEqual([
      422,
      'validation',
      'fromTest unknown',
    ]);
    expect(await refusal(learner, { ...review, categoryName: 'A' })).toEqual([
      422,
      'validation',
      'categoryName not-equal',
    ]);
    expect(await refusal(learner, review)).toEqual([409, 'unfinished-test']);
  });
});

test.each<[object, readonly unknown[]]>([
  [{ mode: 'topic' }, [422, 'validation', 'topic required']],
  [{ mode: 'exam', topic: TOPIC }, [422, 'validation', 'topic not-allowed']],
  [{ mode: 'practice', size: 5 }, [422, 'validation', 'size not-allowed']],
  [{ mode: 'topic', topic: TOPIC, fromTest: 1 }, [422, 'validation', 'fromTest not-allowed']],
  [{ mode: 'topic', topic: TOPIC, only: 'mistakes' }, [422, 'validation', 'only not-allowed']],
  [{ mode: 'review', only: 'new' }, [422, 'validation', 'only not-allowed']],
  [{ mode: 'review', only: 'mistakes', fromTest: 1 }, [422, 'validation', 'only not-allowed']],
  [{ mode: 'topic', topic: 'x' }, [422, 'validation', 'topic not-allowed']],
  [{ mode: 'review', size: 0 }, [422, 'validation', 'size invalid']],
  [{ mode: 'review', size: 101 }, [422, 'validation', 'size invalid']],
  [{ mode: 'drive' }, [422, 'validation', 'mode not-allowed']],
  [{ mode: 'practice', categoryName: 'PT' }, [409, 'category-unavailable']],
  [{ mode: 'review', categoryName: 'PT' }, [409, 'no-questions']],
  [{ mode: 'topic', topic: TOPIC, categoryName: 'PT' }, [409, 'no-questions']],
])('a new test of %j is refused', async (wanted, expected) => {
  expect(await refusal(service.learner(), wanted)).toEqual(expected);
});

test('learning costs few operations, and no scan', async () => {
  const learner = service.learner();
  const statuses: number[] = [];
  const operations = await operationsDuring(service.connection, async () => {
    const review = await beginTest(learner, { mode: 'review', size: 3 });
    statuses.push((await giveAnswer(learner, review, firstOf(review), rightAnswer(firstOf(review)))).status);
    await checkExam(learner, review, {});
    const topic = await beginTest(learner, { mode: 'topic', topic: TOPIC });
    await giveAnswer(learner, topic, firstOf(topic), wrongAnswer(firstOf(topic)));
    statuses.push((await learner.call('delete', `/${topic.testId}`)).status);
  });
  expect(statuses).toEqual([200, 200]);
  expect(operations.filter(({ plan }) => plan?.includes('COLLSCAN'))).toEqual([]);
  const begun = await operationsDuring(service.connection, () =>
    beginTest(learner, { mode: 'review', size: 3 }),
  );
  const asked = begun.filter(
    ({ collection, command }) =>
      ['tests', 'learners', 'learning', 'strata', 'draw_places', 'question_revisions'].includes(collection) &&
      !isOfScheduler({ command }),
  );
  expect(asked.map(({ kind, collection }) => `${kind} ${collection}`).sort()).toEqual([
    'insert tests',
    'query learners',
    'query learners',
    'query learning',
    'query learning',
    'query tests',
    'update learners',
  ]);
});
