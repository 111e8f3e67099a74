import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { STATISTICS_EXPORT } from '@zielona-fala/contracts/api/export/export-statistics';
import { PRACTICE_FINISHED } from '@zielona-fala/contracts/events';
import { collectionsMentioning, missingFromExport } from '@zielona-fala/service-kit/testing';
import { COLLECTIONS } from '../src/export/collections.ts';
import { answersRecorded, freshId, levelUp, rankedChanged, testFinished, userChanged } from './events.ts';
import { type StatsUnderTest, startStats } from './stats.ts';

let stats: StatsUnderTest;

beforeAll(async () => {
  stats = await startStats();
  await stats.start();
});

afterAll(() => stats.close());

test('an export has something of each collection that mentions the learner, and a deletion leaves none but a tombstone', async () => {
  const userId = await stats.newLearner();
  await stats.apply(testFinished(userId, 1), testFinished(userId, 2, { category: 'A', status: 'failed' }));
  await stats.apply(levelUp(userId, 1, 4), answersRecorded(userId, 3));
  await stats.apply(testFinished(userId, 4, { ...PRACTICE_FINISHED.data, testId: freshId() }));

  const { body } = await stats.export(userId).expect(200);
  expect(STATISTICS_EXPORT.validate(body, { convert: false }).error).toBeUndefined();
  const mentioning = await collectionsMentioning(stats.database, userId);
  expect(mentioning).toEqual([
    'active_days',
    'category_counts',
    'counted_tests',
    'exam_days',
    'exams',
    'learners',
    'medals',
    'projection_watermarks',
    'standings',
    'topic_counts',
  ]);
  expect(missingFromExport(body, mentioning, COLLECTIONS)).toEqual([]);
  expect([body.level, body.exams.length]).toEqual([4, 2]);
  expect(body.counts).toContainEqual({ category: 'A', passedCount: 0, failedCount: 1 });
  expect(body.rankings).toContainEqual(
    expect.objectContaining({ period: 'all', category: 'B', passedCount: 1 }),
  );

  expect(body.activity).toEqual([
    { day: '2026-11-07', answered: 14 },
    { day: '2026-11-08', answered: 6 },
  ]);
  expect(body.topics).toContainEqual({ category: 'A', topic: 'road-signs', asked: 12, correct: 11 });
  expect(body.medals.map(({ medal }: { medal: string }) => medal)).toEqual(['mastered-100', 'first-pass']);

  await stats.apply(userChanged(userId, 2, 'deleted', false));
  expect(await collectionsMentioning(stats.database, userId)).toEqual(['learners', 'projection_watermarks']);
});

test('what comes after a deletion brings nothing back', async () => {
  const userId = await stats.newLearner();
  await stats.apply(userChanged(userId, 2, 'deleted', false));
  await stats.apply(testFinished(userId, 1), answersRecorded(userId, 2));
  expect(await collectionsMentioning(stats.database, userId)).toEqual(['learners', 'projection_watermarks']);
});

test('of a learner without exams there is an export as well, which says who may see them', async () => {
  const userId = await stats.newLearner();
  await stats.apply(rankedChanged(userId, 2, false));
  const { body } = await stats.export(userId).expect(200);
  expect(body).toEqual({
    level: 0,
    timeZone: 'Europe/Warsaw',
    isShownInRankings: false,
    ...{ exams: [], counts: [], rankings: [], activity: [], topics: [], medals: [] },
  });
});

test('nobody but our services is given one', async () => {
  await stats.export(await stats.newLearner(), 'no-token-of-ours').expect(404);
});
