import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { collectionScans, operationsDuring } from '@zielona-fala/service-kit/testing';
import { answersRecorded, levelUp, testFinished, userChanged } from './events.ts';
import { type StatsUnderTest, startStats } from './stats.ts';

let stats: StatsUnderTest;

beforeAll(async () => {
  stats = await startStats();
  await stats.start();
});

afterAll(() => stats.close());

/** What the service's own workers read now and then. */
const BACKGROUND = ['outbox', 'leases', 'dead_letters'];
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

test('an exam like many before is counted without a look at medals', async () => {
  const userId = await stats.newLearner();
  await stats.apply(testFinished(userId, 1), testFinished(userId, 2));
  const finishedAt = '2026-11-19T10:00:00.000Z';
  const operations = await operationsDuring(stats.database, () =>
    stats.apply(testFinished(userId, 3, { finishedAt })),
  );
  const ofLearner = ['exams', 'exam_days', 'category_counts', 'counted_tests', 'topic_counts', 'medals'];
  const asked = operations.filter(({ collection }) => ofLearner.includes(collection));
  expect(asked.map(({ kind, collection }) => `${kind} ${collection}`)).toEqual([
    'update exams',
    'update category_counts',
    'update topic_counts',
    'query exam_days',
    'update exam_days',
    'query exams',
  ]);
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
    const reads = operations.filter(({ collection }) => !BACKGROUND.includes(collection));
    expect(reads.map(({ kind, collection }) => `${kind} ${collection}`).toSorted()).toEqual(expected);
  });
});
