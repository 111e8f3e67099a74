import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestClock, operationsDuring, waitFor } from '@zielona-fala/service-kit/testing';
import {
  beginExam,
  beginTest,
  checkExam,
  type ExamDto,
  giveAnswer,
  rightAnswer,
  wrongAnswer,
} from './support/exam.ts';
import { isOfScheduler } from './support/operations.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

const LEARNERS = 8;

const clock = createTestClock();
let one: TestService;
let other: TestService;

beforeAll(async () => {
  one = await startService({ clock });
  other = await startService({ clock, resources: one.resources });
});

afterAll(async () => {
  await other.stop();
  await one.stop();
});

test('two replicas finish each expired exam once', async () => {
  const exams = await Promise.all(Array.from({ length: LEARNERS }, () => beginExam(one.learner())));
  clock.advance({ minutes: 25 });
  const tests = one.connection.collection<{ _id: number }>('tests');
  await waitFor(
    'all exams to be finished',
    async () => (await tests.countDocuments({ status: 'unfinished' })) === 0,
  );
  const told = await one.connection.collection('outbox').find({ topic: 'test-finished' }).toArray();
  const testIds = told.map(({ event }) => event.data.testId);
  expect(testIds.sort()).toEqual(exams.map(({ testId }) => testId).sort());
});

describe('a replica that did not begin a test', () => {
  let here: Learner;
  let there: Learner;

  beforeEach(() => {
    here = one.learner();
    there = other.learner(here.userId);
  });

  const save = (learner: Learner, begun: ExamDto, index: number, answerOf = rightAnswer) => {
    const number = begun.questions[index]?.questionNumber ?? 0;
    return giveAnswer(learner, begun, number, answerOf(number));
  };

  async function operationsOf(exam: ExamDto, index: number): Promise<readonly string[]> {
    const operations = await operationsDuring(other.connection, async () => {
      expect((await save(there, exam, index)).status).toBe(204);
    });
    return operations
      .filter((each) => each.collection === 'tests' && !isOfScheduler(each))
      .map(({ kind }) => kind);
  }

  test('reads it for the first answer alone', async () => {
    const exam = await beginExam(here);
    expect(await operationsOf(exam, 0)).toEqual(['query', 'update']);
    expect(await operationsOf(exam, 1)).toEqual(['update']);
    expect(await checkExam(here, exam, {})).toMatchObject({ primaryAmountOfCorrectAnswers: 2 });
  });

  test('takes no answer once it was finished elsewhere, and knows nothing of one that was deleted', async () => {
    const finished = await beginExam(here);
    await save(there, finished, 0);
    await checkExam(here, finished, {});
    const late = await save(there, finished, 1);
    expect([late.status, late.body.type]).toEqual([409, 'urn:zielona-fala:problem:test-finished']);
    const deleted = await beginExam(here);
    await save(there, deleted, 0);
    await here.call('delete', `/${deleted.testId}`);
    expect((await save(there, deleted, 1)).status).toBe(404);
  });

  test('keeps the first answer of a learning test that was given elsewhere', async () => {
    const practice = await beginTest(here, { mode: 'practice' });
    await save(there, practice, 0);
    await save(here, practice, 1, wrongAnswer);
    const second = await save(there, practice, 1);
    expect([second.status, second.body.correct]).toEqual([200, false]);
  });
});
