import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { categoryIdOf } from '@zielona-fala/contracts';
import { PRACTICE_FINISHED, TEST_FINISHED } from '@zielona-fala/contracts/events';
import { freshId, preferencesChanged, testFinished, userChanged } from './events.ts';
import { type StatsUnderTest, startStats } from './stats.ts';

let stats: StatsUnderTest;

beforeAll(async () => {
  stats = await startStats();
  await stats.start();
});

afterAll(() => stats.close());

describe('category statistics', () => {
  test('are zeros before the first exam', async () => {
    const userId = await stats.newLearner();
    const { body } = await stats.get('B', userId).expect(200);
    expect(body).toEqual({
      statsId: 0,
      userId,
      category: { categoryId: 6, name: 'B' },
      passedCount: 0,
      failedCount: 0,
    });
  });

  test('count each exam once in its category, and no other test', async () => {
    const userId = await stats.newLearner();
    const first = testFinished(userId, 1);
    const again = { ...testFinished(userId, 6), data: first.data };
    await stats.apply(
      first,
      testFinished(userId, 2, { status: 'failed' }),
      testFinished(userId, 3, { status: 'failed' }),
      testFinished(userId, 4, PRACTICE_FINISHED.data),
      testFinished(userId, 4, { mode: 'topic', status: 'passed' }),
      testFinished(userId, 5, { category: 'A' }),
      again,
    );
    const { body } = await stats.get('B', userId).expect(200);
    expect(body).toMatchObject({ statsId: first.data.testId, passedCount: 1, failedCount: 2 });
    expect(await stats.passedCount(userId, 'A')).toBe(1);
    expect(await stats.passedCount(userId, 'T')).toBe(0);
  });

  test('come for all categories with exams at once, in their order, of the learner alone', async () => {
    const userId = await stats.newLearner();
    const none = await stats.get('categories', userId).expect(200);
    expect(none.body).toEqual([]);
    const inC = testFinished(userId, 1, { category: 'C', status: 'failed' });
    const inA = testFinished(userId, 2, { category: 'A' });
    const ofAnother = testFinished(await stats.newLearner(), 1, { category: 'D' });
    await stats.apply(inC, inA, testFinished(userId, 3, { category: 'A' }), ofAnother);
    const { body } = await stats.get('categories', userId).expect(200);
    expect(body).toEqual([
      {
        ...{ statsId: inA.data.testId, userId, passedCount: 2, failedCount: 0 },
        category: { categoryId: categoryIdOf('A'), name: 'A' },
      },
      {
        ...{ statsId: inC.data.testId, userId, passedCount: 0, failedCount: 1 },
        category: { categoryId: categoryIdOf('C'), name: 'C' },
      },
    ]);
  });

  test('have a history, newest first, within the days asked', async () => {
    const userId = await stats.newLearner();
    const old = testFinished(userId, 1, { finishedAt: '2026-10-01T10:00:00.000Z' });
    const newer = testFinished(userId, 2, { finishedAt: '2026-11-18T10:00:00.000Z', status: 'failed' });
    await stats.apply(old, newer);
    const { body } = await stats.get('B/history', userId).expect(200);
    expect(body).toEqual([
      {
        testId: newer.data.testId,
        status: 'failed',
        primaryPoints: TEST_FINISHED.golden.data.points.primary,
        technicalPoints: TEST_FINISHED.golden.data.points.technical,
        summaryPoints: TEST_FINISHED.golden.data.points.summary,
        finishedAt: '2026-11-18T10:00:00.000Z',
      },
      expect.objectContaining({ testId: old.data.testId, status: 'passed' }),
    ]);
    const lastWeek = await stats.get('B/history?days=7', userId).expect(200);
    expect(lastWeek.body).toHaveLength(1);
    await stats.get('B/history?days=0', userId).expect(422);
    await stats.get('B/history?since=7', userId).expect(422);
  });

  test('have a history in pages, in the order of their ends', async () => {
    const userId = await stats.newLearner();
    const at = (hour: number) => ({ finishedAt: `2026-11-18T${hour}:00:00.000Z` });
    const exams = [
      testFinished(userId, 1, at(12)),
      testFinished(userId, 2, at(10)),
      testFinished(userId, 3, at(12)),
      testFinished(userId, 4, at(11)),
    ];
    const elsewhere = testFinished(userId, 5, { ...at(13), category: 'A' });
    await stats.apply(...exams, elsewhere);
    const [first, second, third, fourth] = exams.map(({ data }) => data.testId);
    const page = async (query: string) => {
      const { body } = await stats.get(`B/history?${query}`, userId).expect(200);
      return body.map(({ testId }: { testId: number }) => testId);
    };
    const ended = [Math.max(first ?? 0, third ?? 0), Math.min(first ?? 0, third ?? 0), fourth, second];
    expect(await page('')).toEqual(ended);
    expect(await page('limit=1')).toEqual(ended.slice(0, 1));
    expect(await page(`limit=2&cursor=${ended[0]}`)).toEqual(ended.slice(1, 3));
    expect(await page(`limit=2&cursor=${ended[2]}`)).toEqual(ended.slice(3));
    expect(await page(`cursor=${ended[3]}`)).toEqual([]);
    const strange = [`cursor=${elsewhere.data.testId}`, 'cursor=1', 'cursor=0', 'limit=0', 'limit=101'];
    for (const query of strange) await stats.get(`B/history?${query}`, userId).expect(422);
    await stats.get(`B/history?cursor=${ended[0]}`, await stats.newLearner()).expect(422);
  });

  test('have a history by days of the learner’s time zone, today’s and the days before it', async () => {
    const userId = await stats.newLearner();
    const exam = (sequence: number, finishedAt: string, status: 'passed' | 'failed', summary: number) =>
      testFinished(userId, sequence, { finishedAt, status, points: { primary: 40, technical: 20, summary } });
    await stats.apply(
      exam(1, '2026-11-18T22:59:00.000Z', 'failed', 60),
      exam(2, '2026-11-18T23:00:00.000Z', 'passed', 71),
      exam(3, '2026-11-19T10:00:00.000Z', 'failed', 66),
      exam(4, '2026-11-19T12:00:00.000Z', 'passed', 74),
      exam(5, '2026-11-20T11:00:00.000Z', 'failed', 12),
    );
    const { body } = await stats.get('B/history/days?days=2', userId).expect(200);
    expect(body).toEqual([
      { day: '2026-11-19', passedCount: 2, failedCount: 1, averagePoints: 70.3, bestPoints: 74 },
      { day: '2026-11-20', passedCount: 0, failedCount: 1, averagePoints: 12, bestPoints: 12 },
    ]);
    await stats.apply(preferencesChanged(userId, 6, { timeZone: 'America/New_York' }));
    const there = await stats.get('B/history/days', userId).expect(200);
    expect(
      there.body.map(({ day, passedCount }: { day: string; passedCount: number }) => [day, passedCount]),
    ).toEqual([
      ['2026-11-18', 1],
      ['2026-11-19', 1],
      ['2026-11-20', 0],
    ]);
    await stats.get('B/history/days?days=0', userId).expect(422);
  });

  test('answer 404 for an unknown category', async () => {
    const userId = await stats.newLearner();
    for (const path of [
      'X',
      'b',
      'X/history',
      'X/history/days',
      'X/topics',
      'ranking/X',
      'ranking/X/me',
      'ranking',
    ]) {
      const { body } = await stats.get(path, userId).expect(404);
      expect(body).toMatchObject({ code: 'not-found' });
    }
  });
});

describe('who may read', () => {
  test('nobody without a token', async () => {
    await stats.get('B', freshId()).expect(401);
  });

  test('a learner of whom only identity knows that the account is active', async () => {
    const userId = await stats.newLearner();
    await stats.apply(userChanged(userId, 2, 'preferences', false));
    await stats.get('B', userId).expect(200);
  });

  test('an inactive learner gets 409, and 503 while nobody can tell', async () => {
    const userId = await stats.newLearner();
    await stats.apply(userChanged(userId, 2, 'preferences', false));
    stats.identity.accounts.set(userId, { userId, username: 'idle', isActive: false });
    const { body } = await stats.get('B', userId).expect(409);
    expect(body.code).toBe('account-inactive');
    stats.identity.away = true;
    await stats.get('B', userId).expect(503).expect('retry-after', /\d+/);
    stats.identity.away = false;
  });

  test('account events apply only if newer', async () => {
    const userId = await stats.newLearner();
    await stats.apply(userChanged(userId, 5, 'activated'), userChanged(userId, 4, 'preferences', false));
    stats.identity.accounts.delete(userId);
    await stats.get('B', userId).expect(200);
  });
});
