import { expect, test } from '@jest/globals';
import { getCategoryStats } from '@zielona-fala/contracts/api/stats/get-category-stats';
import { getExamHistory } from '@zielona-fala/contracts/api/stats/get-exam-history';
import { getRanking } from '@zielona-fala/contracts/api/stats/get-ranking';
import { type ApiRequest, type PortalApi, pathTo, requestTo } from '@zielona-fala/contracts/portal';

const asked: string[] = [];
const api = {
  async request({ method, path }: ApiRequest) {
    asked.push(`${method} ${path}`);
    return {};
  },
} as PortalApi;

const numberOf = (value: number): number => value;

test('a declared call takes what its schemas say, and its answer is typed', async () => {
  numberOf((await api.request(requestTo(getCategoryStats, { category: 'B' }))).passedCount);
  await api.request(requestTo(getExamHistory, { category: 'B', query: { limit: 5, cursor: undefined } }));
  await api.request(requestTo(getRanking, { category: 'A1' }, { background: true }));
  expect(asked).toEqual(['GET v1/stats/B', 'GET v1/stats/B/history?limit=5', 'GET v1/stats/ranking/A1']);
  expect(pathTo(getRanking, { category: 'B', query: { period: 'week' } })).toBe(
    'v1/stats/ranking/B?period=week',
  );
});

test('nothing else compiles', () => {
  // @ts-expect-error: the category is missing
  requestTo(getCategoryStats);
  // @ts-expect-error: no such category
  requestTo(getCategoryStats, { category: 'X' });
  // @ts-expect-error: no such period
  requestTo(getRanking, { category: 'B', query: { period: 'year' } });
  // @ts-expect-error: it takes no body
  requestTo(getRanking, { category: 'B', body: {} });
  // @ts-expect-error: not declared
  api.request({ method: 'GET', path: 'v1/nothing' });
  // @ts-expect-error: the answer has no such field
  const wrong = async () => (await api.request(requestTo(getCategoryStats, { category: 'B' }))).answers;
  expect(wrong).toBeInstanceOf(Function);
});
