import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestClock, waitFor } from '@zielona-fala/service-kit/testing';
import { beginExam } from './support/exam.ts';
import { startService, type TestService } from './support/service.ts';

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
