import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Declaration } from '@zielona-fala/contracts/api/declare';
import { getActivity } from '@zielona-fala/contracts/api/stats/get-activity';
import { getCategoryStats } from '@zielona-fala/contracts/api/stats/get-category-stats';
import { getExamDays } from '@zielona-fala/contracts/api/stats/get-exam-days';
import { getExamHistory } from '@zielona-fala/contracts/api/stats/get-exam-history';
import { getMedals } from '@zielona-fala/contracts/api/stats/get-medals';
import { getOwnRank } from '@zielona-fala/contracts/api/stats/get-own-rank';
import { getRanking } from '@zielona-fala/contracts/api/stats/get-ranking';
import { getTopicCounts } from '@zielona-fala/contracts/api/stats/get-topic-counts';
import { listCategoryStats } from '@zielona-fala/contracts/api/stats/list-category-stats';
import { compareDeclared } from '@zielona-fala/service-kit/testing';
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

test.each<[Declaration, string]>([
  [getCategoryStats, 'B'],
  [listCategoryStats, 'categories'],
  [getExamHistory, 'B/history'],
  [getExamDays, 'B/history/days?days=100'],
  [getTopicCounts, 'B/topics'],
  [getActivity, 'activity'],
  [getMedals, 'medals'],
  [getRanking, 'ranking/B'],
  [getOwnRank, 'ranking/B/me'],
])('$summary: has exactly what its DTO has, before the first exam and after', async ({ answer }, path) => {
  for (const userId of [beginner, learner]) {
    const { body } = await stats.get(path, userId).expect(200);
    expect(answer?.validate(body, { convert: false }).error).toBeUndefined();
  }
});

test('it serves the calls that are declared, and no others', () => {
  expect(compareDeclared(stats.app.http, 'stats')).toEqual({ undeclared: [], unserved: [] });
});
