import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { comparePublished } from '@zielona-fala/service-kit/testing';
import { answersRecorded, testFinished } from './events.ts';
import { type StatsUnderTest, startStats } from './stats.ts';

let stats: StatsUnderTest;
let beginner: number;
let learner: number;

beforeAll(async () => {
  stats = await startStats();
  await stats.start();
  beginner = await stats.newLearner();
  learner = await stats.newLearner();
  await stats.apply(testFinished(learner, 1), testFinished(learner, 2, { status: 'failed' }));
  await stats.apply(answersRecorded(learner, 3));
});

afterAll(() => stats.close());

test.each([
  ['categoryStats', 'B'],
  ['examHistory', 'B/history'],
  ['examDays', 'B/history/days?days=100'],
  ['topicShares', 'B/topics'],
  ['activity', 'activity'],
  ['medals', 'medals'],
  ['ranking', 'ranking/B'],
  ['ownRank', 'ranking/B/me'],
] as const)('%s has exactly what its DTO has, before the first exam and after', async (name, path) => {
  for (const userId of [beginner, learner]) {
    const { body } = await stats.get(path, userId).expect(200);
    expect(RESPONSES[name].validate(body, { convert: false }).error).toBeUndefined();
  }
});

test('the published document says what each call takes and answers', () => {
  const { same, different } = comparePublished(stats.app.http, 'stats');
  expect(different).toEqual([]);
  expect(same).toContain('getStatsByCategory');
});
