import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSequenceMarks } from '@zielona-fala/service-kit/events';
import { createLog } from '@zielona-fala/service-kit/process';
import { connectRedis, openRedis } from '@zielona-fala/service-kit/redis';
import { createTestClock, lockLease, waitFor } from '@zielona-fala/service-kit/testing';
import { beginExam, checkExam, type ExamDto, giveAnswer, rightAnswers } from './support/exam.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

const clock = createTestClock();
let service: TestService;

beforeAll(async () => {
  service = await startService({ clock });
});

afterAll(async () => {
  await service.stop();
});

/** Begins an exam, saves the right answer to its first question and lets the time run out. */
async function runOutOfTime(learner: Learner): Promise<{ exam: ExamDto; earned: number }> {
  const exam = await beginExam(learner);
  const [first] = exam.questions;
  if (first === undefined) throw new Error('an exam without questions');
  await giveAnswer(learner, exam, first.questionNumber);
  clock.advance({ minutes: 25 });
  return { exam, earned: first.pointsValue };
}

describe('an exam whose time is over', () => {
  test('is finished with the saved answers by the next call that meets it', async () => {
    const learner = service.learner();
    const { exam, earned } = await runOutOfTime(learner);
    const { body } = await learner.call('get', `/single/${exam.testId}?lang=en&cat=B`);
    expect(body).toMatchObject({ status: 'failed', points: earned, finished: exam.deadline });
  });

  test('ignores answers that come with a late check', async () => {
    const learner = service.learner();
    const { exam, earned } = await runOutOfTime(learner);
    const result = await checkExam(learner, exam, rightAnswers(exam));
    expect(result).toMatchObject({ status: 'failed', summaryPoints: earned });
  });

  test('leaves a mark for readers, however late it is finished', async () => {
    const learner = service.learner();
    const { exam } = await runOutOfTime(learner);
    clock.advance({ minutes: 5 });
    await checkExam(learner, exam, {});
    const log = createLog('marks', 'silent');
    const redis = connectRedis(service.resources.redisUrl, log);
    await openRedis(redis);
    const mark = await createSequenceMarks(redis, log).get('test-finished', learner.userId);
    redis.disconnect();
    expect(mark).toBe(1);
  });

  test('takes no more answers', async () => {
    const learner = service.learner();
    const { exam } = await runOutOfTime(learner);
    const [first] = exam.questions;
    const late = await learner.call('put', `/${exam.testId}/answers/${first?.questionNumber}`, {
      answer: 'N',
    });
    expect(late.body).toMatchObject({ status: 409, code: 'test-finished' });
  });

  test('is not in the way of the next one', async () => {
    const learner = service.learner();
    await runOutOfTime(learner);
    expect((await learner.call('get', '/find/unfinished')).body).toEqual({ testId: null });
    await beginExam(learner);
  });

  test('keeps nobody from anything when it cannot be finished', async () => {
    const learner = service.learner();
    const tests = service.connection.collection<{ _id: number }>('tests');
    const { exam } = await runOutOfTime(learner);
    await tests.updateOne({ _id: exam.testId }, { $set: { 'questions.0.revision': 'not-in-the-bank' } });
    expect((await learner.call('get', '/B')).body).toMatchObject([
      { testId: exam.testId, status: 'unfinished' },
    ]);
    expect((await learner.call('get', '/find/unfinished')).body).toEqual({ testId: exam.testId });
    const refused = await learner.call('patch', `/${exam.testId}/check`, { categoryName: 'B', answers: {} });
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);

    const other = await runOutOfTime(service.learner());
    await waitFor('the other exam to be finished', () =>
      tests.findOne({ _id: other.exam.testId, status: 'failed' }),
    );
    expect((await learner.call('delete', `/${exam.testId}`)).status).toBe(200);
    await beginExam(learner);
  });

  test('that nobody finishes for a minute is told by the liveness probe', async () => {
    const unlock = await lockLease(service.connection, 'exam-expiry');
    await runOutOfTime(service.learner());
    await waitFor('the probe to fail', async () => {
      clock.advance({ seconds: 20 });
      return (await service.app.isAlive?.()) === false;
    });
    await unlock();
    await waitFor('the probe to be well', () => service.app.isAlive?.());
  });

  test('is finished even if nobody comes back', async () => {
    const learner = service.learner();
    const { exam, earned } = await runOutOfTime(learner);
    const stored = await waitFor('the exam to be finished', () =>
      service.connection
        .collection<{ _id: number }>('tests')
        .findOne({ _id: exam.testId, status: { $ne: 'unfinished' } }),
    );
    expect(stored).toMatchObject({ status: 'failed', outcome: { result: { summaryPoints: earned } } });
  });
});

describe('an exam whose time is over, while nothing else finishes it,', () => {
  let release: () => Promise<void>;

  beforeAll(async () => {
    release = await lockLease(service.connection, 'exam-expiry');
  });

  afterAll(() => release());

  test.each<[string, (exam: ExamDto) => Parameters<Learner['call']>, object]>([
    [
      'a list',
      () => ['get', '/B'],
      { status: 200, body: [{ status: 'failed', finished: expect.any(String), questions: null }] },
    ],
    ['the search for it', () => ['get', '/find/unfinished'], { status: 200, body: { testId: null } }],
    ['a review', ({ testId }) => ['get', `/${testId}/review`], { status: 200 }],
    ['a new exam', () => ['post', '', { categoryName: 'B', lang: 'en', mode: 'exam' }], { status: 201 }],
    ['its deletion', ({ testId }) => ['delete', `/${testId}`], { status: 200 }],
    ['a random question', () => ['get', '/question/random?cat=B&lang=en'], { status: 200 }],
    [
      'a new exam with an idempotency key',
      () => ['post', '', { categoryName: 'B', lang: 'en', mode: 'exam' }, { 'idempotency-key': 'new' }],
      { status: 201 },
    ],
    [
      'a check with an idempotency key',
      ({ testId }) => [
        'patch',
        `/${testId}/check`,
        { categoryName: 'B', answers: {} },
        { 'idempotency-key': 'check' },
      ],
      { status: 200, body: { status: 'failed' } },
    ],
    [
      'a repetition of its mistakes',
      ({ testId }) => ['post', '', { categoryName: 'B', lang: 'en', mode: 'review', fromTest: testId }],
      { status: 201 },
    ],
  ])('is finished before %s is answered', async (_what, call, expected) => {
    const learner = service.learner();
    const { exam } = await runOutOfTime(learner);
    expect(await learner.call(...call(exam))).toMatchObject(expected);
    const stored = await service.connection
      .collection<{ _id: number }>('tests')
      .findOne({ _id: exam.testId });
    expect(stored).toMatchObject({ status: 'failed', outcome: { finished: new Date(exam.deadline ?? 0) } });
  });
});
