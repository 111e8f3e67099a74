import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { NOTICES } from '@zielona-fala/contracts/api/notices/notices';
import { createNoticeReader, type StreamedNotice } from '@zielona-fala/service-kit/notices';
import { createLog } from '@zielona-fala/service-kit/process';
import { connectRedis, openRedis } from '@zielona-fala/service-kit/redis';
import { testResources, waitFor } from '@zielona-fala/service-kit/testing';
import { answersRecorded, levelUp, testFinished } from './events.ts';
import { type StatsUnderTest, startStats } from './stats.ts';

const redis = connectRedis(testResources('stats').redisUrl, createLog('test', 'silent'));
let stats: StatsUnderTest;

beforeAll(async () => {
  await openRedis(redis);
  stats = await startStats();
  await stats.start();
});

afterAll(async () => {
  await stats.close();
  redis.disconnect();
});

test('a learner’s open pages are told of statistics and levels, once each, whatever is delivered twice', async () => {
  const userId = await stats.newLearner();
  const reader = createNoticeReader(redis);
  const begun = await reader.readAfter(userId, undefined);
  if (!begun.isGap) throw new Error('no new stream');
  const finished = testFinished(userId, 1);
  const reached = levelUp(userId, 1, 4);
  const last = testFinished(userId, 2, { category: 'C' });
  await stats.apply(finished, reached);
  await stats.apply(finished, reached, last);
  const told = await waitFor('three notices', async (): Promise<readonly StreamedNotice[] | undefined> => {
    const unread = await reader.readAfter(userId, begun.position);
    return !unread.isGap && unread.notices.length >= 3 ? unread.notices : undefined;
  });
  const byType = told.map(({ type, data }) => [type, JSON.parse(data)]).toSorted();
  expect(byType).toEqual([
    ['level-up', { level: 4, experiencePoints: reached.data.experiencePoints }],
    ['stats-updated', { category: 'B' }],
    ['stats-updated', { category: 'C' }],
  ]);
  for (const { type, data } of told) {
    const { schema } = NOTICES[type as keyof typeof NOTICES];
    expect(schema.validate(JSON.parse(data), { convert: false }).error).toBeUndefined();
  }
});

test('of medals once, and of none that was earned long ago', async () => {
  const userId = await stats.newLearner();
  const reader = createNoticeReader(redis);
  const begun = await reader.readAfter(userId, undefined);
  if (!begun.isGap) throw new Error('no new stream');
  const recordedAt = stats.now.toISOString();
  const mastered = answersRecorded(userId, 2, { masteredTotal: 500, recordedAt });
  await stats.apply(testFinished(userId, 1), mastered, mastered);
  await stats.apply(levelUp(userId, 1, 4));
  const told = await waitFor('five notices', async (): Promise<readonly StreamedNotice[] | undefined> => {
    const unread = await reader.readAfter(userId, begun.position);
    return !unread.isGap && unread.notices.length >= 5 ? unread.notices : undefined;
  });
  expect(told).toHaveLength(5);
  const medals = told.filter(({ type }) => type === 'medal').map(({ data }) => JSON.parse(data));
  expect(medals).toEqual([{ medal: 'mastered-100' }, { medal: 'mastered-500' }]);
});
