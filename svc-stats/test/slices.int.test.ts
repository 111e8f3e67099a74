import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnyEvent, EventByTopic } from '@zielona-fala/contracts/events';
import type { EventHandler } from '@zielona-fala/service-kit/events';
import { connectMongo, createTransact } from '@zielona-fala/service-kit/mongo';
import { testResources } from '@zielona-fala/service-kit/testing';
import fc from 'fast-check';
import type { Connection } from 'mongoose';
import { levelUpHandler } from '../src/consumers/level-up.ts';
import { testFinishedHandler } from '../src/consumers/test-finished.ts';
import { createExamStore } from '../src/exams/store.ts';
import { createLearnerStore } from '../src/learners/store.ts';
import { createMedalStore } from '../src/medals/store.ts';
import { createRankingChanges } from '../src/ranking/changes.ts';
import { createExamDays } from '../src/ranking/exam-days.ts';
import { createStandingStore } from '../src/ranking/store.ts';
import { createTopicStore } from '../src/topics/store.ts';
import { levelUp, testFinished } from './events.ts';

const [HIDDEN, ERASED, ...LEARNERS] = [11, 12, 13, 14, 15] as const;
const NOW = new Date('2026-11-20T12:00:00.000Z');
/** Ids of their own, whatever is told. */
const RANDOM_IDS = { standings: true, ranking_changes: true } as const;

let connection: Connection;

beforeAll(async () => {
  connection = await connectMongo(testResources('slices').mongoUri);
});

afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

async function freshProjection(): Promise<readonly EventHandler[]> {
  for (const { name } of await connection.listCollections()) await connection.collection(name).deleteMany({});
  const clock = { now: () => NOW };
  const changes = createRankingChanges(connection, clock);
  const stores = {
    learners: createLearnerStore(connection),
    exams: createExamStore(connection),
    standings: createStandingStore(connection, changes),
    examDays: createExamDays(connection),
    topics: createTopicStore(connection),
    medals: createMedalStore(connection),
  };
  await Promise.all([changes, ...Object.values(stores)].map((store) => store.ensureIndexes()));
  await createTransact(connection)(async (transaction) => {
    const account = { isActive: true, isRanked: false, timeZone: 'Europe/Warsaw', accountVersion: 1 };
    await stores.learners.setAccount(HIDDEN, account, 'hidden', transaction);
    await stores.learners.eraseLearner(ERASED, 2, NOW, transaction);
  });
  const notices = { append: async () => undefined, eraseLearner: async () => undefined };
  const rebuilding = { take: async () => undefined };
  return [
    testFinishedHandler({ ...stores, projections: [stores.topics], notices, rebuilding, clock }),
    levelUpHandler({ ...stores, notices }),
  ];
}

/** All that is stored, save which learners rankings have to hear of, for that is a set. */
async function stored(): Promise<unknown> {
  const state: Record<string, unknown> = {};
  for (const { name } of await connection.listCollections()) {
    const documents = await connection.collection(name).find({}).sort({ _id: 1 }).toArray();
    state[name] = documents.map(({ _id, at, ...rest }) => (name in RANDOM_IDS ? rest : { _id, ...rest }));
  }
  const changes = state.ranking_changes as { userId: number; rankings: object[] }[] | undefined;
  state.ranking_changes = new Set(
    (changes ?? []).flatMap(({ userId, rankings }) =>
      rankings.map((ranking) => JSON.stringify([userId, Object.entries(ranking).toSorted()])),
    ),
  );
  state.standings = new Set(
    ((state.standings ?? []) as object[]).map((standing) => JSON.stringify(standing)),
  );
  return state;
}

async function applyIn(slices: readonly (readonly AnyEvent[])[]): Promise<unknown> {
  const handlers = new Map((await freshProjection()).map((handler) => [handler.topic as string, handler]));
  for (const slice of slices) {
    await createTransact(connection)(async (transaction) => {
      await handlers.get(slice[0]?.type ?? '')?.apply(slice as never, transaction);
    });
  }
  return stored();
}

const finished: fc.Arbitrary<EventByTopic['test-finished']> = fc
  .record({
    userId: fc.constantFrom(HIDDEN, ERASED, ...LEARNERS),
    testId: fc.integer({ min: 1, max: 40 }),
    category: fc.constantFrom('A', 'B', 'T'),
    isPassed: fc.boolean(),
    xpTotal: fc.integer({ min: 0, max: 2000 }),
    hour: fc.integer({ min: 0, max: 400 }),
  })
  .map(({ userId, testId, category, isPassed, xpTotal, hour }) => {
    const mode = testId % 4 === 0 ? 'practice' : 'exam';
    return testFinished(userId, 1, {
      // one test is of one learner and of one kind
      testId: testId * 100 + userId,
      ...{ category, mode, xpTotal },
      status: mode === 'exam' ? (isPassed ? 'passed' : 'failed') : 'completed',
      finishedAt: new Date(NOW.getTime() - hour * 3_600_000).toISOString(),
    } as Partial<EventByTopic['test-finished']['data']>);
  });
const raised = fc
  .tuple(fc.constantFrom(HIDDEN, ERASED, ...LEARNERS), fc.integer({ min: 1, max: 9 }))
  .map(([userId, level]) => levelUp(userId, 1, level));

test('events that are applied together leave what they leave one after the other', async () => {
  const histories = fc.record({
    finished: fc.array(finished, { minLength: 10, maxLength: 60 }),
    raised: fc.array(raised, { minLength: 1, maxLength: 8 }),
  });
  await fc.assert(
    fc.asyncProperty(histories, async ({ finished, raised }) => {
      const half = Math.ceil(finished.length / 2);
      const together = await applyIn([finished.slice(0, half), raised, finished.slice(half)]);
      const alone = await applyIn(
        [...finished.slice(0, half), ...raised, ...finished.slice(half)].map((event) => [event]),
      );
      expect(together).toEqual(alone);
    }),
    { numRuns: 25 },
  );
}, 120_000);
