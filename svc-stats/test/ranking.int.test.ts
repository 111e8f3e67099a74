import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CategoryName } from '@zielona-fala/contracts';
import { levelUpV1, testFinishedV1, userChangedV1 } from '@zielona-fala/contracts/golden';
import { levelUp, testFinished, userChanged } from './events.ts';
import { type StatsUnderTest, startStats } from './stats.ts';

let stats: StatsUnderTest;

beforeAll(async () => {
  stats = await startStats();
  await stats.start();
});

afterAll(() => stats.close());

const namesIn = async (path: string, userId: number): Promise<string[]> => {
  const { body } = await stats.get(`ranking/${path}`, userId).expect(200);
  return (body as { user: { username: string } }[]).map(({ user }) => user.username);
};

const passedAt = (userId: number, sequence: number, category: CategoryName, finishedAt: string) =>
  testFinished(userId, sequence, { category, finishedAt });

describe('ranking', () => {
  test('shows what the golden events say', async () => {
    const userId = testFinishedV1.data.userId;
    stats.identity.accounts.set(userId, { userId, username: 'Golden', isActive: true });
    const reader = await stats.newLearner();
    await stats.apply(userChangedV1, testFinishedV1, levelUpV1);
    const { body } = await stats.get('ranking/B', reader).expect(200);
    expect(body).toEqual([{ passedCount: 1, user: { username: 'Golden', level: 1 } }]);
  });

  test('orders by passed exams, then by who reached the number first', async () => {
    const [early, late, best] = [
      await stats.newLearner('early'),
      await stats.newLearner('late'),
      await stats.newLearner('best'),
    ];
    await stats.apply(
      passedAt(late, 1, 'A', '2026-11-01T08:00:00.000Z'),
      passedAt(early, 1, 'A', '2026-11-02T08:00:00.000Z'),
      passedAt(early, 2, 'A', '2026-11-03T08:00:00.000Z'),
      passedAt(late, 2, 'A', '2026-11-04T08:00:00.000Z'),
      ...[1, 2, 3].map((sequence) => passedAt(best, sequence, 'A', '2026-11-05T08:00:00.000Z')),
      testFinished(late, 3, { category: 'A', status: 'failed' }),
    );
    expect(await namesIn('A', early)).toEqual(['best', 'early', 'late']);
    const own = await stats.get('ranking/A/me', late).expect(200);
    expect(own.body).toEqual({ rank: 3, passedCount: 2 });
  });

  test('has no rank for a learner who passed nothing', async () => {
    const userId = await stats.newLearner();
    const { body } = await stats.get('ranking/A/me', userId).expect(200);
    expect(body).toEqual({ rank: null, passedCount: 0 });
  });

  test('of the week counts the exams that ended in this ISO week', async () => {
    const veteran = await stats.newLearner('veteran');
    const newcomer = await stats.newLearner('newcomer');
    await stats.apply(
      passedAt(veteran, 1, 'C', '2026-11-15T23:59:59.000Z'),
      passedAt(veteran, 2, 'C', '2026-11-15T23:59:59.500Z'),
      passedAt(newcomer, 1, 'C', '2026-11-16T00:00:00.000Z'),
    );
    expect(await namesIn('C', veteran)).toEqual(['veteran', 'newcomer']);
    expect(await namesIn('C?period=week', veteran)).toEqual(['newcomer']);
    const own = await stats.get('ranking/C/me?period=week', veteran).expect(200);
    expect(own.body).toEqual({ rank: null, passedCount: 0 });
    await stats.get('ranking/C?period=month', veteran).expect(422);
  });

  test('shows the highest level anybody stated', async () => {
    const userId = await stats.newLearner();
    await stats.apply(
      levelUp(userId, 2, 4),
      testFinished(userId, 1, { category: 'D', xpTotal: 195 }),
      levelUp(userId, 3, 2),
    );
    const { body } = await stats.get('ranking/D', userId).expect(200);
    expect(body[0].user.level).toBe(4);
  });
});

describe('names in the ranking', () => {
  test('are asked once, again after a rename, and kept while identity is away', async () => {
    const userId = await stats.newLearner('first');
    await stats.apply(testFinished(userId, 1, { category: 'T' }));
    expect(await namesIn('T', userId)).toEqual(['first']);
    const asked = stats.identity.calls;
    stats.identity.accounts.set(userId, { userId, username: 'second', isActive: true });
    expect(await namesIn('T', userId)).toEqual(['first']);
    expect(stats.identity.calls).toBe(asked);

    await stats.apply(userChanged(userId, 2, 'renamed'));
    expect(await namesIn('T', userId)).toEqual(['second']);

    stats.identity.away = true;
    stats.now = new Date(stats.now.getTime() + 3_600_000);
    expect(await namesIn('T', userId)).toEqual(['second']);
    stats.identity.away = false;
  });

  test('never heard while identity is away make the ranking, and nothing else, unavailable', async () => {
    const userId = await stats.newLearner();
    await stats.apply(testFinished(userId, 1, { category: 'PT' }));
    stats.identity.away = true;
    await stats.get('ranking/PT', userId).expect(503);
    await stats.get('ranking/PT/me', userId).expect(200);
    await stats.get('PT', userId).expect(200);
    stats.identity.away = false;
    await stats.get('ranking/PT', userId).expect(200);
  });

  test('that identity does not know are left out', async () => {
    const userId = await stats.newLearner();
    const gone = await stats.newLearner();
    stats.identity.accounts.delete(gone);
    await stats.apply(testFinished(gone, 1, { category: 'AM' }));
    expect(await namesIn('AM', userId)).toEqual([]);
  });
});

test('a deleted learner disappears, and late events bring nothing back', async () => {
  const reader = await stats.newLearner();
  const userId = await stats.newLearner('leaver');
  await stats.apply(testFinished(userId, 1, { category: 'D1' }));
  expect(await namesIn('D1', reader)).toEqual(['leaver']);
  await stats.apply(userChanged(userId, 2, 'deleted', false));
  await stats.apply(testFinished(userId, 2, { category: 'D1' }), userChanged(userId, 3, 'activated'));
  expect(await namesIn('D1', reader)).toEqual([]);
  const left = await Promise.all(
    ['exams', 'category_counts', 'standings'].map((name) =>
      stats.database.collection(name).countDocuments({ userId }),
    ),
  );
  expect(left).toEqual([0, 0, 0]);
});
