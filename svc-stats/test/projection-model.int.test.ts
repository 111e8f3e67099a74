import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnyEvent, EventByTopic } from '@zielona-fala/contracts/events';
import { waitFor } from '@zielona-fala/service-kit/testing';
import fc from 'fast-check';
import { answersRecorded, freshId, testFinished } from './events.ts';
import {
  Compare,
  commands,
  LEARNERS,
  type LearnerModel,
  type Model,
  newLearnerModel,
} from './projection-commands.ts';
import { type StatsUnderTest, startStats } from './stats.ts';

let stats: StatsUnderTest;

beforeAll(async () => {
  stats = await startStats();
  await stats.start();
});

afterAll(() => stats.close());

test('projections show what a plain model shows, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (given) => {
      const learners: LearnerModel[] = [];
      for (let count = 0; count < LEARNERS; count += 1) {
        learners.push(newLearnerModel(await stats.newLearner()));
      }
      const model: Model = { learners, delivered: [] };
      await fc.asyncModelRun(() => ({ model, real: stats }), given);
      await new Compare().run(model, stats);
      const gone = learners.filter(({ isDeleted }) => isDeleted).map(({ userId }) => userId);
      for (const name of ['exams', 'category_counts', 'topic_counts', 'active_days', 'medals', 'standings']) {
        expect([
          name,
          await stats.database.collection(name).countDocuments({ userId: { $in: gone } }),
        ]).toEqual([name, 0]);
      }
    }),
    { numRuns: 6, seed: 20261123 },
  );
}, 300_000);

/** What projections are made of; the event that came last is only there so that transactions meet. */
const PROJECTIONS = [
  'active_days',
  'category_counts',
  'counted_tests',
  'exams',
  'learners',
  'medals',
  'projection_watermarks',
  'standings',
  'topic_counts',
];

async function stateOf({ database }: StatsUnderTest): Promise<string> {
  const state: Record<string, unknown> = {};
  for (const name of PROJECTIONS) {
    const documents = await database
      .collection(name)
      .find({}, { projection: { lastEventId: 0 } })
      .toArray();
    state[name] = documents
      .map(({ _id, ...document }) => JSON.stringify(isAssigned(_id) ? document : { _id, ...document }))
      .sort();
  }
  return JSON.stringify(state, null, 1);
}

/** An id that the database made up. */
const isAssigned = (id: unknown): boolean => typeof id === 'object';

/** As Kafka may bring them: each learner's in their order, learners in any. */
const interleaved = (
  queues: readonly (readonly EventByTopic['test-finished' | 'answers-recorded'][])[],
  turns: readonly number[],
): AnyEvent[] => {
  const left = queues.map((queue) => [...queue]);
  const interleavedEvents = turns.flatMap((turn) => left[turn % left.length]?.shift() ?? []);
  return [...interleavedEvents, ...left.flat()];
};

const READ_WITHIN_MS = 120_000;

test('ten deliveries of everything, shuffled across learners, leave the state of one, byte by byte', async () => {
  const once = await startStats();
  const often = await startStats();
  try {
    await Promise.all([once.start(), often.start()]);
    const userIds = Array.from({ length: LEARNERS }, freshId);
    const queues = userIds.map((userId) =>
      Array.from({ length: 8 }, (_, index) =>
        index % 3 === 2
          ? answersRecorded(userId, index + 1)
          : testFinished(userId, index + 1, { status: index % 2 === 0 ? 'passed' : 'failed' }),
      ),
    );
    await once.apply(...queues.flat());
    const [turns = []] = fc.sample(fc.array(fc.nat(99), { minLength: 24, maxLength: 24 }), {
      ...{ numRuns: 1, seed: 20261123 },
    });
    const shuffled = interleaved(queues, turns);
    // each twice in a row, and the whole from its beginning five times
    const twice = shuffled.flatMap((event) => [event, event]);
    await often.publisher.publish(...Array.from({ length: 5 }, () => twice).flat());
    // the last of each partition that was written to: what was published before is read by then
    const last = userIds.flatMap((userId) => [testFinished(userId, 9), answersRecorded(userId, 10)]);
    await once.apply(...last);
    await often.publisher.publish(...last);
    await waitFor('everything to be read', () => often.hasApplied(last), READ_WITHIN_MS);
    expect(await stateOf(often)).toBe(await stateOf(once));
  } finally {
    await Promise.all([once.close(), often.close()]);
  }
}, 300_000);
