import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createDeadLetters, type DeadLetters } from '@zielona-fala/service-kit/events';
import { collectionScans, type Operation, operationsDuring } from '@zielona-fala/service-kit/testing';
import { answersRecorded, levelUp, testFinished, userChanged } from './events.ts';
import { type StatsUnderTest, startStats } from './stats.ts';

let stats: StatsUnderTest;

beforeAll(async () => {
  stats = await startStats();
  await stats.start();
});

afterAll(() => stats.close());

type Kind = Pick<Awaited<ReturnType<DeadLetters['count']>>[number], 'topic' | 'erasure'>;
const byKind = (one: Kind, other: Kind) =>
  `${one.topic} ${one.erasure}`.localeCompare(`${other.topic} ${other.erasure}`);

/** What the service's own workers read now and then. */
const BACKGROUND = ['leases', 'dead_letters'];
/** The upkeep of the rankings looks for all changes every two seconds, a read for those that concern its learner. */
const isUpkeep = ({ collection, command }: Operation) =>
  collection === 'ranking_changes' && isDeepStrictEqual(command.filter, {});
const READS = [
  'B',
  'B/history',
  'B/history/days',
  'B/topics',
  'ranking/B',
  'ranking/B?period=week',
  'ranking/B/me',
  'activity',
  'medals',
];

test('no query scans a collection', async () => {
  const operations = await operationsDuring(stats.database, async () => {
    const userId = await stats.newLearner();
    await stats.apply(testFinished(userId, 1), levelUp(userId, 2, 3), userChanged(userId, 3, 'renamed'));
    await stats.apply(answersRecorded(userId, 2));
    for (const path of READS) await stats.get(path, userId).expect(200);
    await stats.apply(userChanged(userId, 4, 'deleted', false));
  });
  expect(operations.filter(({ plan }) => plan?.startsWith('IXSCAN')).length).toBeGreaterThan(10);
  expect(collectionScans(operations)).toEqual([]);
});

test('dead letters are counted by an index alone', async () => {
  const letters = createDeadLetters(stats.database);
  const parked = [
    { topic: 'level-up', erasure: false },
    { topic: 'user-changed', erasure: false },
    { topic: 'user-changed', erasure: true },
  ];
  for (const each of parked) {
    await letters.park({ ...each, message: JSON.stringify(each), reason: 'no such version' });
  }
  const operations = await operationsDuring(stats.database, async () => {
    expect((await letters.count()).toSorted(byKind)).toEqual(parked.map((each) => ({ ...each, letters: 1 })));
  });
  const counting = operations.filter(({ collection }) => collection === 'dead_letters');
  expect(counting.length).toBeGreaterThan(0);
  expect(counting.filter(({ plan, examined }) => plan === null || examined > 0)).toEqual([]);
  await stats.database.collection('dead_letters').deleteMany({});
});

describe('a passed exam is counted', () => {
  const ofLearner = ['exams', 'exam_days', 'category_counts', 'counted_tests', 'topic_counts', 'medals'];
  const at = (place: number) => ({ finishedAt: new Date(Date.UTC(2026, 9, 1, place)).toISOString() });

  /** What is asked and how many documents are looked at for one more, behind so many. */
  async function costBehind(count: number) {
    const userId = await stats.newLearner();
    const before = Array.from({ length: count }, (_, index) => testFinished(userId, index + 1, at(index)));
    for (let from = 0; from < count; from += 100) await stats.apply(...before.slice(from, from + 100));
    const operations = await operationsDuring(stats.database, () =>
      stats.apply(testFinished(userId, count + 1, at(count))),
    );
    return operations
      .filter(({ collection }) => ofLearner.includes(collection))
      .map(({ kind, collection, examined }) => `${kind} ${collection}: ${examined}`);
  }

  test('without a look at medals or at exams before, however many there are', async () => {
    const few = await costBehind(2);
    expect(few.map((line) => line.split(':')[0])).toEqual([
      'query category_counts',
      'update exams',
      'update category_counts',
      'update topic_counts',
      'query exam_days',
      'update exam_days',
    ]);
    expect(await costBehind(600)).toEqual(few);
  });

  test('as if all had come in their order, where one ended before others', async () => {
    const userId = await stats.newLearner();
    await stats.apply(
      ...Array.from({ length: 9 }, (_, index) => testFinished(userId, index + 1, at(index + 5))),
    );
    await stats.apply(testFinished(userId, 10, at(0)));
    const { body } = await stats.get('medals', userId).expect(200);
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ medal: 'first-pass', awardedAt: at(0).finishedAt }),
        expect.objectContaining({ medal: 'passes-10', awardedAt: at(13).finishedAt }),
      ]),
    );
  });
});

describe('MongoDB is asked', () => {
  test.each([
    ['once for the counts of a category', 'B', ['query category_counts']],
    ['once for the history', 'B/history', ['query exams']],
    [
      'once for the days of the history, and for the time zone',
      'B/history/days',
      ['query exams', 'query learners'],
    ],
    ['once for the topics', 'B/topics', ['query topic_counts']],
    ['once for the medals', 'medals', ['query medals']],
    ['once for the activity, and for the time zone', 'activity', ['query active_days', 'query learners']],
    ['once for the ranking in Redis: whether it is up to date', 'ranking/B', ['query ranking_changes']],
    ['once for that of the week', 'ranking/B?period=week', ['query ranking_changes']],
    ['once for the own rank', 'ranking/B/me', ['query ranking_changes']],
  ])('%s', async (_what, path, expected) => {
    const userId = await stats.newLearner();
    await stats.apply(testFinished(userId, 1));
    await (path.startsWith('ranking')
      ? stats.untilInRedis(path, userId)
      : stats.get(path, userId).expect(200));
    const operations = await operationsDuring(stats.database, () => stats.get(path, userId).expect(200));
    const reads = operations.filter(
      (operation) => !BACKGROUND.includes(operation.collection) && !isUpkeep(operation),
    );
    expect(reads.map(({ kind, collection }) => `${kind} ${collection}`).toSorted()).toEqual(expected);
  });
});
