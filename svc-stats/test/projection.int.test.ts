import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EventByTopic } from '@zielona-fala/contracts/events';
import { untilCurrent } from '@zielona-fala/service-kit/testing';
import fc from 'fast-check';
import { levelUp, testFinished } from './events.ts';
import { type StatsUnderTest, startStats } from './stats.ts';

let stats: StatsUnderTest;

beforeAll(async () => {
  stats = await startStats();
  await stats.start();
});

afterAll(() => stats.close());

describe('read your own writes', () => {
  test('a read waits until the exam it follows is applied', async () => {
    const userId = await stats.newLearner();
    let exams = 0;
    const { body } = await untilCurrent(async () => {
      exams += 1;
      await stats.mark('test-finished', userId, exams);
      const reading = stats
        .get('B', userId)
        .expect(200)
        .then((answer) => answer);
      await stats.publisher.publish(testFinished(userId, exams));
      return reading;
    });
    expect(body.passedCount).toBe(exams);
  });

  test('a later event of another topic is not taken for the one awaited', async () => {
    const userId = await stats.newLearner();
    await stats.apply(levelUp(userId, 3, 2));
    await stats.mark('user-changed', userId, 2);
    const { headers } = await stats.get('B', userId).expect(200);
    expect(headers['x-projection']).toBe('behind');
  });

  test('after two seconds a read answers with what there is, and says so', async () => {
    const userId = await stats.newLearner();
    await stats.mark('test-finished', userId, 1);
    const started = performance.now();
    const { body, headers } = await stats.get('ranking/B/me', userId).expect(200);
    expect(headers['x-projection']).toBe('behind');
    expect(body.passedCount).toBe(0);
    expect(performance.now() - started).toBeGreaterThan(1900);
  });
});

test('what was published while the service was down is applied when it is back', async () => {
  const userId = await stats.newLearner();
  await stats.stop();
  await stats.publisher.publish(testFinished(userId, 1));
  await stats.start();
  await stats.apply(testFinished(userId, 2));
  expect(await stats.passedCount(userId)).toBe(2);
});

interface History {
  /** Per learner: whether each exam in a row was passed. */
  readonly learners: readonly (readonly boolean[])[];
  /** Which learner's next event is delivered; events left over follow at the end. */
  readonly turns: readonly number[];
  /** Which deliveries are repeated at once, by index. */
  readonly repeated: readonly number[];
}

const histories: fc.Arbitrary<History> = fc.record({
  learners: fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 4 }),
  turns: fc.array(fc.nat(3), { maxLength: 12 }),
  repeated: fc.array(fc.nat(15), { maxLength: 8 }),
});

function deliveriesOf(history: History, userIds: readonly number[]): EventByTopic['test-finished'][] {
  const queues = history.learners.map((outcomes, learner) =>
    outcomes.map((passed, index) =>
      testFinished(userIds[learner] ?? 0, index + 1, { status: passed ? 'passed' : 'failed' }),
    ),
  );
  const interleavedEvents = history.turns.flatMap(
    (learner) => queues[learner % queues.length]?.shift() ?? [],
  );
  const all = [...interleavedEvents, ...queues.flat()];
  return all.flatMap((event, index) => (history.repeated.includes(index) ? [event, event] : [event]));
}

test('duplicates and any order across learners give the same counts', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const userIds: number[] = [];
      for (const _outcomes of history.learners) userIds.push(await stats.newLearner());
      await stats.apply(...deliveriesOf(history, userIds));
      for (const [learner, outcomes] of history.learners.entries()) {
        const userId = userIds[learner] ?? 0;
        const passed = outcomes.filter((outcome) => outcome).length;
        const { body } = await stats.get('B', userId).expect(200);
        expect(body).toMatchObject({ passedCount: passed, failedCount: outcomes.length - passed });
        const own = await stats.get('ranking/B/me', userId).expect(200);
        expect(own.body.passedCount).toBe(passed);
      }
    }),
    { numRuns: 10, seed: 20261121 },
  );
}, 120_000);
