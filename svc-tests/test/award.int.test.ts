import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EXAM, experienceForExam, levelFor, type QuestionDto } from '@zielona-fala/contracts';
import { TESTS_EXPORT } from '@zielona-fala/contracts/api/export/export-tests';
import { ANSWERS_RECORDED, TEST_FINISHED, USER_CHANGED } from '@zielona-fala/contracts/events';
import { createSequenceMarks } from '@zielona-fala/service-kit/events';
import { createLog } from '@zielona-fala/service-kit/process';
import { connectRedis, openRedis } from '@zielona-fala/service-kit/redis';
import { collectionsMentioning, missingFromExport, waitFor } from '@zielona-fala/service-kit/testing';
import { COLLECTIONS } from '../src/export/collections.ts';
import { type Neighbour, startNeighbour } from './support/events.ts';
import {
  answersExcept,
  beginExam,
  checkExam,
  giveAnswer,
  rightAnswer,
  rightAnswers,
} from './support/exam.ts';
import { startService, type TestService } from './support/service.ts';

const NOWHERE = '127.0.0.1:9';

let service: TestService;
let neighbour: Neighbour;

beforeAll(async () => {
  service = await startService();
  neighbour = await startNeighbour(service.resources);
});

afterAll(async () => {
  await neighbour.stop();
  await service.stop();
});

const eventsOf = (userId: number) => neighbour.finished.filter(({ data }) => data.userId === userId);
const eventOf = (testId: number) =>
  waitFor('the event of the test', () => neighbour.finished.find(({ data }) => data.testId === testId));

describe('a finished exam', () => {
  test('is told to the other services in the shape of the golden sample', async () => {
    const learner = service.learner();
    const exam = await beginExam(learner);
    await checkExam(learner, exam, rightAnswers(exam));
    const event = await eventOf(exam.testId);
    expect(TEST_FINISHED.schema.validate(event, { convert: false }).error).toBeUndefined();
    expect(Object.keys(event).sort()).toEqual(Object.keys(TEST_FINISHED.golden).sort());
    expect(Object.keys(event.data).sort()).toEqual(Object.keys(TEST_FINISHED.golden.data).sort());
    expect(event).toMatchObject({ aggregateId: String(learner.userId), sequence: 1 });
    expect(event.data).toMatchObject({
      category: 'B',
      mode: 'exam',
      status: 'passed',
      points: { primary: 46, technical: 28, summary: 74 },
      xpGained: 100,
      xpTotal: 100,
      startedAt: exam.created,
    });
    expect(event.data.topics.reduce((sum, { asked }) => sum + asked, 0)).toBe(EXAM.questions);
  });

  test('tells of its answers in the shape of the golden sample', async () => {
    const learner = service.learner();
    const exam = await beginExam(learner);
    await checkExam(learner, exam, rightAnswers(exam));
    const event = await waitFor('the event of its answers', () =>
      neighbour.recorded.find(({ data }) => data.testId === exam.testId),
    );
    expect(ANSWERS_RECORDED.schema.validate(event, { convert: false }).error).toBeUndefined();
    expect(Object.keys(event).sort()).toEqual(Object.keys(ANSWERS_RECORDED.golden).sort());
    expect(Object.keys(event.data).sort()).toEqual(Object.keys(ANSWERS_RECORDED.golden.data).sort());
    expect(event).toMatchObject({ aggregateId: String(learner.userId), sequence: 2 });
    const [sample] = ANSWERS_RECORDED.golden.data.days;
    for (const day of event.data.days)
      expect(Object.keys(day).sort()).toEqual(Object.keys(sample ?? {}).sort());
    expect(event.data.days.reduce((sum, { answered }) => sum + answered, 0)).toBe(EXAM.questions);
  });

  test('checked many times at once gives one result and one award', async () => {
    const learner = service.learner();
    const exam = await beginExam(learner);
    const answers = rightAnswers(exam);
    const results = await Promise.all(Array.from({ length: 6 }, () => checkExam(learner, exam, answers)));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    const next = await beginExam(learner);
    await checkExam(learner, next, {});
    await eventOf(next.testId);
    expect(eventsOf(learner.userId).map(({ sequence, data }) => [sequence, data.xpTotal])).toEqual([
      [1, 100],
      [3, 100],
    ]);
  });

  test('announces the next level exactly when the account reaches it', async () => {
    const learner = service.learner();
    let xpTotal = 0;
    const announced: boolean[] = [];
    const expected: boolean[] = [];
    for (const mistakes of [10, 0, 32, 3, 12, 0]) {
      const exam = await beginExam(learner);
      const result = await checkExam(learner, exam, answersExcept(exam, exam.questions.slice(0, mistakes)));
      const before = levelFor(xpTotal).level;
      xpTotal += experienceForExam(result.summaryPoints, result.status === 'passed');
      announced.push(result.isNextLevel);
      expected.push(levelFor(xpTotal).level > before);
    }
    expect(announced).toEqual(expected);
    expect(new Set(expected)).toEqual(new Set([true, false]));
  });

  test('leaves a mark for readers before it answers, also when it only finds the stored result', async () => {
    const learner = service.learner();
    const exam = await beginExam(learner);
    await checkExam(learner, exam, {});
    const log = createLog('marks', 'silent');
    const redis = connectRedis(service.resources.redisUrl, log);
    await openRedis(redis);
    const marks = createSequenceMarks(redis, log);
    expect(await marks.get('test-finished', learner.userId)).toBe(1);
    await marks.set('test-finished', learner.userId, 0);
    await checkExam(learner, exam, {});
    expect(await marks.get('test-finished', learner.userId)).toBe(1);
    expect(await marks.get('answers-recorded', learner.userId)).toBeNull();
    const answered = await beginExam(learner);
    await checkExam(learner, answered, rightAnswers(answered));
    expect(await marks.get('answers-recorded', learner.userId)).toBe(3);
    redis.disconnect();
  });
});

test('an event that was written but not sent is sent after a restart', async () => {
  const cutOff = await startService({ config: { KAFKA_BROKERS: NOWHERE } });
  const learner = cutOff.learner();
  const exam = await beginExam(learner);
  await checkExam(learner, exam, rightAnswers(exam));
  const listener = await startNeighbour(cutOff.resources);
  await cutOff.stop();
  const restarted = await startService({ resources: cutOff.resources });
  const event = await waitFor('the event after the restart', () => listener.finished[0]);
  expect(event.data).toMatchObject({ testId: exam.testId, xpTotal: 100 });
  await restarted.stop();
  await listener.stop();
});

describe('an account that changes', () => {
  test('becomes active by its event, without asking identity', async () => {
    const learner = service.learner();
    service.setActive(learner.userId, false);
    await neighbour.changeUser({ ...USER_CHANGED.golden.data, userId: learner.userId });
    const answer = await waitFor('the learner to be let in', async () => {
      const asked = await learner.call('get', '/B');
      return asked.status === 200 ? asked : null;
    });
    expect(answer.body).toEqual([]);
  });

  test('can be exported: there is something of each collection that mentions the learner', async () => {
    const learner = service.learner();
    const exam = await beginExam(learner);
    await checkExam(learner, exam, rightAnswers(exam));
    await learner.call('delete', `/${exam.testId}`);
    const input = { categoryName: 'B', lang: 'de', mode: 'exam' };
    const { body: open } = await learner.call('post', '', input, { 'idempotency-key': 'exported' });
    const [{ questionNumber: number }] = open.questions;
    const answer = rightAnswer(number);
    await giveAnswer(learner, open, number, answer);
    await learner.call('put', `/bookmarks/${number}`);
    await learner.call('post', `/questions/${number}/reports`, { kind: 'unclear', text: 'What is meant?' });
    service.setActive(learner.userId, false);
    await neighbour.changeUser({ userId: learner.userId, change: 'registered', isActive: false });
    await waitFor('the news of the account', async () =>
      (await collectionsMentioning(service.connection, learner.userId)).includes('projection_watermarks'),
    );

    const { status, body } = await learner.export();
    expect(status).toBe(200);
    expect(TESTS_EXPORT.validate(body, { convert: false }).error).toBeUndefined();
    expect(body.experiencePoints).toBe(100);
    expect(body.tests).toEqual([
      expect.objectContaining({
        testId: open.testId,
        lang: 'de',
        answers: { [number]: answer },
        result: null,
      }),
      expect.objectContaining({ testId: exam.testId, isHidden: true, answers: rightAnswers(exam) }),
    ]);
    expect(body.reports).toEqual([
      expect.objectContaining({ questionNumber: number, kind: 'unclear', text: 'What is meant?' }),
    ]);
    expect(body.bookmarks).toEqual([{ questionNumber: number, added: expect.any(String) }]);
    const mentioning = await collectionsMentioning(service.connection, learner.userId);
    expect(mentioning).toEqual(expect.arrayContaining(['answered', 'bookmarks', 'question_reports']));
    expect(missingFromExport(body, mentioning, COLLECTIONS)).toEqual([]);
  });

  test('is exported to nobody but our services', async () => {
    const learner = service.learner();
    const answer = await learner.export('no-token-of-ours');
    expect(answer.status).toBe(404);
  });

  test('takes everything about the learner with it when it is deleted', async () => {
    const learner = service.learner();
    const exam = await beginExam(learner);
    await checkExam(learner, exam, rightAnswers(exam));
    const { questions } = await beginExam(learner);
    const [{ questionNumber: number }] = questions as [QuestionDto];
    await learner.call('put', `/bookmarks/${number}`);
    await learner.call('post', `/questions/${number}/reports`, { kind: 'media' });
    service.setActive(learner.userId, false);
    await neighbour.changeUser({ userId: learner.userId, change: 'deleted', isActive: false });
    const { userId } = learner;
    const left = () => collectionsMentioning(service.connection, userId);
    await waitFor('the tests to be gone', async () => !(await left()).includes('tests'));
    expect(await left()).toEqual(['learners', 'projection_watermarks']);
    const rest = await service.connection.collection<{ _id: number }>('learners').findOne({ _id: userId });
    expect(rest).toEqual({ _id: userId, isActive: false, accountSequence: 1, erasedAt: expect.any(Date) });
    expect((await learner.call('get', '/B')).status).toBe(409);
  });
});
