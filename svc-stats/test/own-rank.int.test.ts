import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freshId } from './events.ts';
import { type StatsUnderTest, startStats } from './stats.ts';

const LEARNERS = 5000;
const MAX_KEYS = 1200;

let stats: StatsUnderTest;

beforeAll(async () => {
  stats = await startStats({ REDIS_URL: 'redis://127.0.0.1:1' });
  await stats.start();
});

afterAll(() => stats.close());

/** A ranking in which learner `index` of all is at place `index + 1`; every tenth is one of the returned. */
async function fillRanking(): Promise<Map<number, number>> {
  const start = Date.parse('2026-11-01T00:00:00.000Z');
  const places = new Map<number, number>();
  const documents = [];
  for (let index = 0; index < LEARNERS; index += 1) {
    const userId = index % 500 === 499 ? await stats.newLearner() : freshId();
    if (index % 500 === 499) places.set(userId, index + 1);
    const passedCount = Math.floor((LEARNERS - index) / 50) + 1;
    documents.push({ period: 'all', category: 'B', userId, passedCount, reachedAt: new Date(start + index) });
  }
  await stats.database.collection('standings').insertMany(documents);
  return places;
}

test('while Redis is unavailable, own rank is right anywhere in a long ranking, and looks at a bounded part of it', async () => {
  const places = await fillRanking();
  const rankOf = async (userId: number) => (await stats.get('ranking/B/me', userId).expect(200)).body.rank;
  for (const [userId, place] of places) expect([place, await rankOf(userId)]).toEqual([place, place]);

  await stats.database.db?.setProfilingLevel('all');
  for (const userId of places.keys()) await rankOf(userId);
  await stats.database.db?.setProfilingLevel('off');
  const reads = stats.database.collection('system.profile').find({ ns: /\.standings$/ });
  for await (const { command, keysExamined, docsExamined } of reads) {
    expect([command, keysExamined < MAX_KEYS, docsExamined <= 1]).toEqual([command, true, true]);
  }
});
