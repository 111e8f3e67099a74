import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type AnyEvent, type EventByTopic, PRACTICE_FINISHED } from '@zielona-fala/contracts/events';
import { newEventId } from '@zielona-fala/service-kit/process';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { answersRecorded, freshId, rankedChanged, testFinished, userChanged } from './events.ts';
import { type StatsUnderTest, startStats } from './stats.ts';

type Told = EventByTopic['test-finished' | 'answers-recorded'];

/** Projections of results; week winners are kept as they are. */
const PROJECTIONS = [
  'active_days',
  'category_counts',
  'counted_tests',
  'exam_days',
  'exams',
  'medals',
  'standings',
  'topic_counts',
];

let stats: StatsUnderTest;

beforeAll(async () => {
  stats = await startStats();
  await stats.start();
});

afterAll(() => stats.close());

/** Of a learner in all collections, in an order that does not depend on how it came there. */
async function stateOf(userId: number): Promise<readonly string[]> {
  const found = await Promise.all(
    PROJECTIONS.map(async (name) => {
      const documents = await stats.database.collection(name).find({ userId }).toArray();
      return documents.map((document) => `${name} ${canonical({ ...document, ...idIfMeant(document) })}`);
    }),
  );
  const account = await stats.database.collection<{ _id: number }>('learners').findOne({ _id: userId });
  return [...found.flat().toSorted(), canonical({ ...account, lastEventId: null })];
}

/** Standings have ids that mean nothing. */
const idIfMeant = ({ _id, period }: Record<string, unknown>) => ({ _id: period === undefined ? _id : null });

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, each) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}

/** What svc-tests replays of these. */
function replayed(events: readonly Told[], from: number): Told[] {
  const id = newEventId();
  return (['test-finished', 'answers-recorded'] as const).flatMap((topic, index) => {
    const ofTopic = events.filter(({ type }) => type === topic);
    return ofTopic.map((event, place): Told => {
      const retelling = { id, place: place + 1, count: ofTopic.length };
      const sequence = from + index * ofTopic.length + place;
      return { ...event, id: newEventId(), sequence, data: { ...event.data, retelling } } as Told;
    });
  });
}

const dayAt = (day: number) => `2026-11-${String(day).padStart(2, '0')}`;

/** Three weeks with exams of two categories, learning tests, a streak with a freeze, and a day of many exams. */
function historyOf(userId: number): Told[] {
  const farmed = Array.from({ length: 32 }, (_, index) => {
    const finishedAt = `${dayAt(18)}T09:${10 + index}:00.000Z`;
    return testFinished(userId, 40 + index, { category: 'C', xpTotal: 1700 + 95 * index, finishedAt });
  });
  const weeks = Array.from({ length: 18 }, (_, index) => index + 1)
    .filter((day) => day !== 5)
    .flatMap((day, index) => {
      const at = `${dayAt(day)}T08:25:00.000Z`;
      const xpTotal = 95 * (index + 1);
      const practice = { ...PRACTICE_FINISHED.data, testId: freshId() };
      const sequence = 2 * index + 1;
      const finished =
        day % 4 === 0
          ? testFinished(userId, sequence, { ...practice, xpTotal, finishedAt: at })
          : testFinished(userId, sequence, {
              ...{ category: day % 3 === 0 ? 'A' : 'B', status: day % 5 === 0 ? 'failed' : 'passed' },
              ...{ xpTotal, finishedAt: at },
            });
      const { testId } = finished.data;
      const days = [{ day: dayAt(day), answered: 20, lastAnsweredAt: at }];
      const answered = { testId, days, masteredTotal: 10 * index, recordedAt: at };
      return [finished, answersRecorded(userId, sequence + 1, answered)];
    });
  return [...weeks, ...farmed];
}

/** Loses some of each projection, and makes some of it wrong. */
async function corrupt(userId: number): Promise<void> {
  const { database } = stats;
  await database.collection('exams').deleteMany({ userId, category: 'A' });
  await database.collection('exams').updateMany({ userId }, { $set: { status: 'failed' } });
  await database.collection('category_counts').updateMany({ userId }, { $inc: { passedCount: 7 } });
  await database.collection('counted_tests').deleteMany({ userId });
  await database.collection('exam_days').deleteMany({ userId });
  await database.collection('exams').updateMany({ userId }, { $unset: { isUnranked: '' } });
  await database.collection('topic_counts').deleteMany({ userId });
  await database.collection('standings').updateMany({ userId }, { $inc: { passedCount: 3 } });
  await database.collection('active_days').deleteMany({ userId, day: { $gt: '2026-11-03' } });
  await database.collection('active_days').updateMany({ userId }, { $set: { answered: 1 } });
  await database.collection('medals').deleteMany({ userId, medal: { $in: ['streak-7', 'mastered-100'] } });
  await database
    .collection('medals')
    .updateMany({ userId, medal: { $ne: 'week-winner' } }, { $set: { awardedAt: stats.now } });
  await database.collection<{ _id: number }>('learners').updateOne({ _id: userId }, { $set: { level: 99 } });
}

const awardWeek = (userId: number) =>
  stats.database.collection<{ _id: string }>('medals').insertOne({
    ...{ _id: `${userId}:week-winner:B`, userId, medal: 'week-winner', category: 'B' },
    ...{ awardedAt: new Date('2026-11-16T01:00:00.000Z'), cause: '2026-W46 B' },
  } as never);

test('projections that are lost or wrong are what they were, once all is replayed, and twice too; weeks stay won', async () => {
  const userId = await stats.newLearner();
  const history = historyOf(userId);
  await stats.apply(...history);
  await awardWeek(userId);
  const before = await stateOf(userId);
  expect(before.filter((line) => line.startsWith('medals'))).toHaveLength(7);
  for (const from of [100, 200]) {
    await corrupt(userId);
    expect(await stateOf(userId)).not.toEqual(before);
    await stats.apply(...replayed(history, from));
    expect(await stateOf(userId)).toEqual(before);
  }
  expect(await stats.database.collection('retold_events').countDocuments({ userId })).toBe(0);
  const own = await stats.get('ranking/B/me', userId).expect(200);
  expect(own.body.passedCount).toBe(await stats.passedCount(userId, 'B'));
  const farmed = await stats.get('ranking/C/me', userId).expect(200);
  expect([farmed.body.passedCount, await stats.passedCount(userId, 'C')]).toEqual([30, 32]);
});

test('until all is replayed nothing changes; what learners do meanwhile counts, once', async () => {
  const userId = await stats.newLearner();
  const history = historyOf(userId).slice(0, 12);
  const late = history.splice(-2);
  await stats.apply(...history);
  const before = await stateOf(userId);
  await corrupt(userId);
  const corrupted = await stateOf(userId);
  // the end of the history is in what is replayed before it is told for the first time
  const again = replayed([...history, ...late], 100);
  const [last, ...rest] = again.filter(({ type }) => type === 'test-finished').toReversed();
  const answers = again.filter(({ type }) => type === 'answers-recorded');
  await stats.apply(...rest.toReversed());
  expect(await stateOf(userId)).toEqual(corrupted);
  await stats.apply(last as AnyEvent, ...answers);
  const rebuilt = await stateOf(userId);
  await stats.apply(...late);
  expect(await stateOf(userId)).toEqual(rebuilt);
  expect(rebuilt).not.toEqual(before);

  const next = testFinished(userId, 200, { finishedAt: `${dayAt(19)}T08:25:00.000Z`, xpTotal: 5000 });
  const passed = await stats.passedCount(userId);
  await stats.apply(next, next);
  expect(await stats.passedCount(userId)).toBe(passed + 1);
  const now = await stateOf(userId);
  // as a dead letter would be applied again after that
  await stats.apply(...replayed(history, 50));
  expect(await stateOf(userId)).toEqual(now);
});

test('A replay that was interrupted changes nothing, and the next one is whole', async () => {
  const userId = await stats.newLearner();
  const history = historyOf(userId).slice(0, 12);
  await stats.apply(...history);
  const before = await stateOf(userId);
  const cut = replayed(history, 100).filter(({ data: { retelling } }) => retelling?.place !== 3);
  await stats.publisher.publish(...cut);
  await waitFor('the end of the replay to be parked', async () => {
    const parked = await stats.database.collection('dead_letters').find({}).toArray();
    return parked.filter(({ message }) => String(message).includes(String(userId))).length === 2;
  });
  expect(await stateOf(userId)).toEqual(before);
  await corrupt(userId);
  await stats.apply(...replayed(history, 200));
  expect(await stateOf(userId)).toEqual(before);
});

test('who is hidden stays hidden, and who is erased stays erased', async () => {
  const [hidden, erased] = [await stats.newLearner(), await stats.newLearner()];
  const [ofHidden, ofErased] = [historyOf(hidden).slice(0, 6), historyOf(erased).slice(0, 6)];
  await stats.apply(...ofHidden, ...ofErased);
  await stats.apply(rankedChanged(hidden, 2, false), userChanged(erased, 2, 'deleted', false));
  const before = [await stateOf(hidden), await stateOf(erased)];
  await stats.apply(...replayed(ofHidden, 100), ...replayed(ofErased, 100));
  expect([await stateOf(hidden), await stateOf(erased)]).toEqual(before);
  expect(await stats.database.collection('retold_events').countDocuments({ userId: erased })).toBe(0);
  expect((await stats.get('ranking/B/me', hidden).expect(200)).body.rank).toBeNull();
});
