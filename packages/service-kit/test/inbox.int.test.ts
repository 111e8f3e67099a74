import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type EventByTopic, TEST_FINISHED, USER_CHANGED } from '@zielona-fala/contracts/events';
import { type Connection, mongo } from 'mongoose';
import { createInbox, type Inbox } from '../src/events/inbox/inbox.ts';
import { batchHandler, createDeadLetters, type EventHandler, eventHandler } from '../src/events/index.ts';
import { createWatermarks } from '../src/events/projection/watermarks.ts';
import { connectMongo } from '../src/mongo/index.ts';
import { currentContext } from '../src/process/context.ts';
import { createLog, newEventId } from '../src/process/index.ts';
import { testResources } from '../src/testing/index.ts';

type Finished = EventByTopic['test-finished'];

const resources = testResources('inbox');
const TOPIC = 'test-finished';
/** Beyond the time limit of a test. */
const NEVER_MS = 60 * 60_000;
const PARKED = 'event cannot be applied; stored as a dead letter';

let connection: Connection;
let lines: {
  readonly level: string;
  readonly msg: string;
  readonly eventId?: string;
  readonly topic?: string;
  readonly reason?: string;
  readonly erasure?: boolean;
}[];

const event = (userId: number, sequence = 1): Finished => ({
  ...TEST_FINISHED.golden,
  id: newEventId(),
  aggregateId: String(userId),
  sequence,
  data: { ...TEST_FINISHED.golden.data, userId },
});
const keyed = (events: readonly Finished[]) =>
  events.map((each) => ({ key: each.aggregateId, value: JSON.stringify(each) }));

function inboxOf(...handlers: readonly EventHandler[]): Inbox {
  return createInbox(connection, handlers, inboxLog());
}
function inboxLog() {
  const write = (line: string) => void lines.push(JSON.parse(line));
  return createLog('inbox', 'info', { write });
}
/** Handles tests: what is thrown for one of them, nothing counts of those that come with it. */
const failing = (errorOf: (userId: number) => Error | null, tried: number[][] = []) =>
  batchHandler<'test-finished'>({
    topic: TOPIC,
    async apply(events) {
      const learners = events.map(({ data }) => data.userId);
      tried.push(learners);
      const error = learners.map(errorOf).find((each) => each !== null);
      if (error) throw error;
    },
  });
const reasons = async () => (await createDeadLetters(connection).list()).map(({ reason }) => reason);

beforeAll(async () => {
  connection = await connectMongo(resources.mongoUri);
});
beforeEach(async () => {
  lines = [];
  await connection.collection('dead_letters').deleteMany({});
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

test('while the database is unavailable, a message is refused, not parked', async () => {
  const tried: number[][] = [];
  const inbox = inboxOf(failing(() => new mongo.MongoNetworkError('gone'), tried));
  await expect(inbox.take(TOPIC, JSON.stringify(event(1)))).rejects.toThrow('gone');
  expect(tried.length).toBe(1);
  expect(await reasons()).toEqual([]);
});

test('what a handler finds twice is no sign that its event counts, whatever counted before', async () => {
  const taken = Object.assign(new Error('E11000 duplicate key'), { code: 11_000 });
  const tried: number[][] = [];
  const inbox = inboxOf(failing((userId) => (userId === 2 ? taken : null), tried));
  expect(await inbox.take(TOPIC, JSON.stringify(event(1)))).toBe(true);
  expect(await inbox.take(TOPIC, JSON.stringify(event(2)))).toBe(false);
  expect(tried).toEqual([[1], [2], [2], [2]]);
  expect(await reasons()).toEqual([expect.stringContaining('duplicate key')]);
});

test('many that cannot be applied together are divided at once; one alone is tried three times, and said to be parked', async () => {
  const tried: number[][] = [];
  const inbox = inboxOf(failing((userId) => (userId === 2 ? new Error('never') : null), tried));
  const events = [event(1), event(2)];
  await inbox.takeAll(
    TOPIC,
    events.map((each) => ({ key: 'one lane', value: JSON.stringify(each) })),
  );
  expect(tried).toEqual([[1, 2], [1], [2], [2], [2]]);
  expect(lines.filter(({ level }) => level === 'error')).toMatchObject([
    { msg: PARKED, topic: TOPIC, reason: 'Error: never', erasure: false },
  ]);
});

test('what follows an event is told after it counts, in the order of its learner and as of the request that caused it', async () => {
  const told: unknown[] = [];
  const following = eventHandler({
    topic: TOPIC,
    apply: async () => undefined,
    async applied(finished) {
      const counts = await connection
        .collection<{ _id: string }>('inbox')
        .countDocuments({ _id: finished.id });
      told.push([finished.sequence, currentContext()?.requestId, counts]);
    },
  });
  const events = [1, 2, 3].map((sequence) => ({
    ...event(7, sequence),
    correlationId: `request-${sequence}`,
  }));
  await inboxOf(following).takeAll(TOPIC, keyed(events));
  expect(told).toEqual([1, 2, 3].map((sequence) => [sequence, `request-${sequence}`, 1]));
  expect(lines.map(({ msg, eventId }) => [msg, eventId])).toEqual(
    events.map(({ id }) => ['event applied', id]),
  );
});

test('of what counts in part already, only the rest is applied', async () => {
  const tried: number[][] = [];
  const inbox = inboxOf(failing(() => null, tried));
  const [first, second] = [event(1), event(2)];
  expect(await inbox.take(TOPIC, JSON.stringify(first))).toBe(true);
  await inbox.takeAll(
    TOPIC,
    [first, second, second].map((each) => ({ key: 'one lane', value: JSON.stringify(each) })),
  );
  expect(tried).toEqual([[1], [2]]);
  expect(await inbox.take(TOPIC, JSON.stringify(second))).toBe(true);
  expect(tried).toEqual([[1], [2]]);
  expect(await reasons()).toEqual([]);
});

test('what follows events of several learners is told side by side', async () => {
  const second = Promise.withResolvers<void>();
  const following = eventHandler({
    topic: TOPIC,
    apply: async () => undefined,
    async applied({ data: { userId } }) {
      if (userId === 2) second.resolve();
      await second.promise;
    },
  });
  await inboxOf(following).takeAll(
    TOPIC,
    [event(1), event(2)].map((each) => ({ key: 'one lane', value: JSON.stringify(each) })),
  );
  expect(lines.map(({ msg }) => msg)).toEqual(['event applied', 'event applied']);
});

test('an event that counts is passed', async () => {
  expect(await inboxOf(failing(() => null)).take(TOPIC, JSON.stringify(event(8, 5)))).toBe(true);
  expect(await createWatermarks(connection).reached(TOPIC, 8)).toBe(5);
});

test('a message that cannot be applied is passed, as far as it tells whose it is and which', async () => {
  const unfit = JSON.stringify({ ...event(9, 4), data: {} });
  expect(await inboxOf(failing(() => null)).take(TOPIC, unfit)).toBe(false);
  expect(await createWatermarks(connection).reached(TOPIC, 9)).toBe(4);
});

test('whoever waits for an event is woken once it counts, and after the attempts that failed', async () => {
  const watermarks = createWatermarks(connection);
  const seen: number[] = [];
  const failsOnce = (userId: number) => {
    seen.push(userId);
    return seen.length === 1 ? new Error('the first time') : null;
  };
  const inbox = createInbox(connection, [failing(failsOnce)], inboxLog(), watermarks);
  const woken = watermarks
    .nextAdvance(TOPIC, 10, NEVER_MS)
    .then(async (sequence) => [sequence, await watermarks.reached(TOPIC, 10)]);
  await inbox.take(TOPIC, JSON.stringify(event(10, 6)));
  expect(await woken).toEqual([6, 6]);
});

test('who may wait to be forgotten is a fatal line', async () => {
  const change = { ...USER_CHANGED.golden, data: { ...USER_CHANGED.golden.data, change: 'deleted' } };
  expect(await inboxOf().take('user-changed', JSON.stringify(change))).toBe(false);
  expect(lines).toMatchObject([{ level: 'fatal', msg: PARKED, erasure: true }]);
});

test('events are remembered for two weeks', async () => {
  await inboxOf().ensureIndexes();
  const indexes = await connection.collection('inbox').indexes();
  expect(indexes).toContainEqual(
    expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 14 * 24 * 60 * 60 }),
  );
  expect((await connection.collection('dead_letters').indexes()).length).toBeGreaterThan(1);
});

test.each([
  ['of a topic that nobody handles', 'level-up', JSON.stringify(event(1)), 'no handler for this topic'],
  ['that cannot be read', TOPIC, 'not json', 'ValidationError'],
])('a message %s is parked once, and does not count', async (_which, topic, message, reason) => {
  expect(await inboxOf(failing(() => null)).take(topic, message)).toBe(false);
  expect(await reasons()).toEqual([expect.stringContaining(reason)]);
});
