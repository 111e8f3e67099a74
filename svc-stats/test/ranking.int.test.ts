import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CategoryName } from '@zielona-fala/contracts';
import { LEVEL_UP, TEST_FINISHED, USER_CHANGED } from '@zielona-fala/contracts/events';
import { createDeadLetters } from '@zielona-fala/service-kit/events';
import { untilCurrent } from '@zielona-fala/service-kit/testing';
import { levelUp, preferencesChanged, rankedChanged, testFinished, userChanged } from './events.ts';
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
    const userId = TEST_FINISHED.golden.data.userId;
    stats.identity.accounts.set(userId, { userId, username: 'Golden', isActive: true });
    const reader = await stats.newLearner();
    await stats.apply(USER_CHANGED.golden, TEST_FINISHED.golden, LEVEL_UP.golden);
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

  test('of the week counts the exams that ended in this week of Polish time, whenever one hears of them', async () => {
    const veteran = await stats.newLearner('veteran');
    const newcomer = await stats.newLearner('newcomer');
    const next = await stats.newLearner('next week');
    await stats.apply(
      passedAt(newcomer, 1, 'C', '2026-11-15T23:00:00.000Z'),
      passedAt(next, 1, 'C', '2026-11-22T23:00:00.000Z'),
      passedAt(veteran, 1, 'C', '2026-11-15T22:59:59.000Z'),
      passedAt(veteran, 2, 'C', '2026-11-15T22:59:59.500Z'),
    );
    expect(await namesIn('C', veteran)).toEqual(['veteran', 'newcomer', 'next week']);
    expect(await namesIn('C?period=week', veteran)).toEqual(['newcomer']);
    const own = await stats.get('ranking/C/me?period=week', veteran).expect(200);
    expect(own.body).toEqual({ rank: null, passedCount: 0 });
    await stats.get('ranking/C?period=month', veteran).expect(422);
  });

  test('of a week long past is left to expire, that of all time is not', async () => {
    const userId = await stats.newLearner();
    await stats.apply(passedAt(userId, 1, 'A1', '2026-01-05T08:00:00.000Z'));
    const standings = stats.database.collection('standings');
    const expiring = (await standings.indexes()).filter((index) => index.expireAfterSeconds !== undefined);
    const expired = await Promise.all(
      expiring.map(({ key, expireAfterSeconds = 0, partialFilterExpression }) => {
        const [field = ''] = Object.keys(key);
        const before = new Date(stats.now.getTime() - expireAfterSeconds * 1000);
        return standings.distinct('period', { userId, ...partialFilterExpression, [field]: { $lt: before } });
      }),
    );
    expect(expired).toEqual([['2026-W02']]);
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
  test('are asked once, again after a rename, and kept while identity is unavailable', async () => {
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

  test('are asked together, and once for all who read at the same time', async () => {
    const reader = await stats.newLearner('one');
    const other = await stats.newLearner('two');
    await stats.apply(
      testFinished(reader, 1, { category: 'C1' }),
      testFinished(other, 1, { category: 'C1' }),
    );
    await namesIn('D', reader);
    const asked = stats.identity.calls;
    const readings = await Promise.all(Array.from({ length: 10 }, () => namesIn('C1', reader)));
    for (const names of readings) expect([...names].sort()).toEqual(['one', 'two']);
    expect(stats.identity.calls).toBe(asked + 1);
  });

  test('never heard while identity is unavailable are left open, and asked again later', async () => {
    const known = await stats.newLearner('known');
    await stats.apply(passedAt(known, 1, 'PT', '2026-11-19T08:00:00.000Z'));
    expect(await namesIn('PT', known)).toEqual(['known']);
    const unheard = await stats.newLearner('unheard');
    await stats.apply(passedAt(unheard, 1, 'PT', '2026-11-18T08:00:00.000Z'));
    stats.identity.away = true;
    expect(await namesIn('PT', known)).toEqual(['—', 'known']);
    stats.identity.away = false;
    stats.now = new Date(stats.now.getTime() + 10_000);
    expect(await namesIn('PT', known)).toEqual(['unheard', 'known']);
  });

  test('that identity does not know keep their place, so that the places of the others stay right', async () => {
    const gone = await stats.newLearner();
    const userId = await stats.newLearner('present');
    stats.identity.accounts.delete(gone);
    await stats.apply(
      passedAt(gone, 1, 'AM', '2026-11-18T08:00:00.000Z'),
      passedAt(userId, 1, 'AM', '2026-11-19T08:00:00.000Z'),
    );
    expect(await namesIn('AM', userId)).toEqual(['—', 'present']);
    const own = await stats.get('ranking/AM/me', userId).expect(200);
    expect(own.body.rank).toBe(2);
  });

  test('do not come from an answer that holds no accounts', async () => {
    const userId = await stats.newLearner('Ola');
    await stats.apply(testFinished(userId, 1, { category: 'B1' }));
    stats.identity.answer = [{ userId, username: { $ne: null }, isActive: true }];
    expect(await namesIn('B1', userId)).toEqual(['—']);
    stats.identity.answer = null;
  });
});

describe('a learner who does not want to be seen', () => {
  const DAY = '2026-11-18T08:00:00.000Z';
  const NEXT_DAY = '2026-11-19T08:00:00.000Z';
  const LONG_AGO = '2025-03-03T08:00:00.000Z';

  test('disappears from rankings, the others close up, and what is passed meanwhile does not show either', async () => {
    const shy = await stats.newLearner('shy');
    const seen = await stats.newLearner('seen');
    await stats.apply(passedAt(shy, 1, 'A2', DAY), passedAt(seen, 1, 'A2', NEXT_DAY));
    expect(await namesIn('A2', seen)).toEqual(['shy', 'seen']);
    await stats.apply(rankedChanged(shy, 2, false));
    await stats.apply(passedAt(shy, 2, 'A2', NEXT_DAY));
    expect(await namesIn('A2', shy)).toEqual(['seen']);
    expect(await namesIn('A2?period=week', shy)).toEqual(['seen']);
    expect((await stats.get('ranking/A2/me', seen).expect(200)).body.rank).toBe(1);
    const ownIn = async (path: string, userId = shy) =>
      (await stats.get(`ranking/${path}`, userId).expect(200)).body;
    expect(await ownIn('A2/me')).toEqual({ rank: null, passedCount: 2 });
    expect(await stats.passedCount(shy, 'A2')).toBe(2);
    await stats.apply(passedAt(shy, 3, 'A2', LONG_AGO));
    expect(await ownIn('A2/me')).toEqual({ rank: null, passedCount: 3 });
    expect(await ownIn('A2/me?period=week')).toEqual({ rank: null, passedCount: 2 });
    expect(await ownIn('B1/me')).toEqual({ rank: null, passedCount: 0 });
    expect(await ownIn('A2/me', seen)).toEqual({ rank: 1, passedCount: 1 });
  });

  test('is back as if nothing had happened', async () => {
    const [back, other] = [await stats.newLearner('back'), await stats.newLearner('other')];
    await stats.apply(
      passedAt(back, 1, 'D', LONG_AGO),
      passedAt(other, 1, 'D', NEXT_DAY),
      rankedChanged(back, 2, false),
    );
    await stats.apply(
      passedAt(back, 2, 'D', DAY),
      testFinished(back, 3, { category: 'D', status: 'failed', finishedAt: NEXT_DAY }),
    );
    await stats.apply(rankedChanged(back, 3, true));
    expect(await namesIn('D', other)).toEqual(expect.arrayContaining(['back', 'other']));
    const inAll = await stats.get('ranking/D/me', back).expect(200);
    expect(inAll.body).toEqual({ rank: 1, passedCount: 2 });
    const inWeek = await stats.get('ranking/D/me?period=week', back).expect(200);
    expect(inWeek.body).toEqual({ rank: 1, passedCount: 1 });
    await stats.apply(rankedChanged(back, 4, true), passedAt(back, 4, 'D', NEXT_DAY));
    expect((await stats.get('ranking/D/me', back).expect(200)).body).toEqual({ rank: 1, passedCount: 3 });
  });

  test('is unseen by the next event of the account, if the one that said so was parked, whenever it is redriven', async () => {
    const shy = await stats.newLearner('parked');
    const parked = rankedChanged(shy, 2, false);
    const renamed = { ...parked.data, change: 'renamed' };
    await stats.apply(passedAt(shy, 1, 'T', DAY));
    expect(await namesIn('T', shy)).toContain('parked');
    await stats.apply({ ...userChanged(shy, 3, 'renamed'), data: renamed });
    expect(await namesIn('T', shy)).not.toContain('parked');
    await stats.apply(rankedChanged(shy, 4, true), parked);
    expect(await namesIn('T', shy)).toContain('parked');
  });

  test('stays unseen after a rename, and is waited for by the own next read', async () => {
    const shy = await stats.newLearner('renamed');
    await stats.apply(
      passedAt(shy, 1, 'T', DAY),
      rankedChanged(shy, 2, false),
      userChanged(shy, 3, 'renamed'),
    );
    expect(await namesIn('T', shy)).not.toContain('renamed');
    let sequence = 3;
    const { body } = await untilCurrent(async () => {
      await stats.apply(rankedChanged(shy, sequence + 1, false));
      sequence += 2;
      await stats.mark('user-changed', shy, sequence);
      const reading = stats
        .get('ranking/T', shy)
        .expect(200)
        .then((answer) => answer);
      await stats.publisher.publish(rankedChanged(shy, sequence, true));
      return reading;
    });
    expect(body.map(({ user }: { user: { username: string } }) => user.username)).toContain('renamed');
  });
});

describe('of exams that are finished one after the other all day', () => {
  const NOON = '2026-11-18T11:00:00.000Z';
  const of = (userId: number, count: number, finishedAt: string, category: CategoryName, from = 1) =>
    Array.from({ length: count }, (_, index) =>
      testFinished(userId, from + index, { category, finishedAt, status: index < 3 ? 'failed' : 'passed' }),
    );
  const places = async (userId: number, category: CategoryName) => [
    (await stats.get(`ranking/${category}/me`, userId).expect(200)).body.passedCount,
    (await stats.get(`ranking/${category}/me?period=week`, userId).expect(200)).body.passedCount,
  ];

  test('the first thirty of a category count for rankings, all of them for statistics', async () => {
    const farmer = await stats.newLearner('farmer');
    await stats.apply(...of(farmer, 33, NOON, 'B'), ...of(farmer, 5, NOON, 'C', 40));
    expect(await places(farmer, 'B')).toEqual([27, 27]);
    expect(await places(farmer, 'C')).toEqual([2, 2]);
    expect(await stats.passedCount(farmer, 'B')).toBe(30);
    const { body: days } = await stats.get('B/history/days', farmer).expect(200);
    expect(days).toEqual([expect.objectContaining({ passedCount: 30, failedCount: 3 })]);
    await stats.untilInRedis('ranking/B/me', farmer);
    expect(await places(farmer, 'B')).toEqual([27, 27]);
  });

  test('the next day of the calendar of the learner counts anew', async () => {
    const farmer = await stats.newLearner();
    await stats.apply(preferencesChanged(farmer, 2, { timeZone: 'Pacific/Auckland', showInRankings: true }));
    // midnight in Auckland is eleven in the morning of UTC
    await stats.apply(...of(farmer, 31, '2026-11-18T10:59:59.000Z', 'B1'));
    await stats.apply(...of(farmer, 4, '2026-11-18T11:00:00.000Z', 'B1', 40));
    expect(await places(farmer, 'B1')).toEqual([28, 28]);
  });

  test('what was left out stays so when the learner hides and comes back', async () => {
    const farmer = await stats.newLearner();
    await stats.apply(...of(farmer, 33, NOON, 'PT'), rankedChanged(farmer, 40, false));
    await stats.apply(rankedChanged(farmer, 41, true));
    expect(await places(farmer, 'PT')).toEqual([27, 27]);
    const { body } = await stats.get('PT', farmer).expect(200);
    expect(body).toMatchObject({ passedCount: 30, failedCount: 3 });
  });
});

test('a deleted learner disappears, and late events bring nothing back', async () => {
  const reader = await stats.newLearner();
  const userId = await stats.newLearner('leaver');
  await stats.apply(testFinished(userId, 1, { category: 'D1' }), levelUp(userId, 4, 1));
  const message = JSON.stringify({ ...testFinished(userId, 9), version: 99 });
  const letter = { topic: 'test-finished', message, erasure: false, reason: 'unknown version' };
  await createDeadLetters(stats.database).park(letter);
  expect(await namesIn('D1', reader)).toEqual(['leaver']);
  await stats.apply(userChanged(userId, 2, 'deleted', false));
  await stats.apply(testFinished(userId, 2, { category: 'D1' }), userChanged(userId, 3, 'activated'));
  await stats.apply(levelUp(userId, 5, 4));
  expect(await namesIn('D1', reader)).toEqual([]);
  const left = await Promise.all(
    ['exams', 'category_counts', 'standings', 'exam_days', 'dead_letters'].map((name) =>
      stats.database.collection(name).countDocuments({ userId }),
    ),
  );
  expect(left).toEqual([0, 0, 0, 0, 0]);
  const tombstone = await stats.database.collection<{ _id: number }>('learners').findOne({ _id: userId });
  expect(tombstone).toEqual({
    _id: userId,
    isDeleted: true,
    accountVersion: 2,
    erasedAt: expect.any(Date),
    lastEventId: expect.any(String),
  });
  const ends = await stats.database.collection('learners').indexes();
  expect(ends).toContainEqual(
    expect.objectContaining({ key: { erasedAt: 1 }, expireAfterSeconds: 30 * 24 * 60 * 60 }),
  );
});
