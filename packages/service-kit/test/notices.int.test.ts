import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Redis } from 'ioredis';
import { createNoticeReader, createNotices, createNoticeWakes, type Notice } from '../src/notices/index.ts';
import { createLog, newId, systemClock } from '../src/process/index.ts';
import { connectRedis, openRedis } from '../src/redis/index.ts';
import { startTestProxy, type TestProxy, testResources, waitFor } from '../src/testing/index.ts';

const log = createLog('notices', 'silent');
const { redisUrl } = testResources('notices');
const NOBODY_LISTENS = 'redis://127.0.0.1:1';
let redis: Redis;

beforeAll(async () => {
  redis = connectRedis(redisUrl, log);
  await openRedis(redis);
});
afterAll(() => redis.disconnect());

const appended = (id: string): Notice => ({ id, type: 'stats-updated', data: { category: 'B' } });

const reading = async (position?: string, userId = newId(systemClock)) => {
  const unread = await createNoticeReader(redis).readAfter(userId, position);
  if (!unread.isGap) throw new Error('no new stream');
  return { userId, position: unread.position };
};
const readAfter = (userId: number, position: string) => createNoticeReader(redis).readAfter(userId, position);

describe('a reader', () => {
  test('gets what came behind its position, in order and each once, whatever is appended twice', async () => {
    const { userId, position } = await reading();
    const notices = createNotices(redis, log);
    await notices.append(userId, appended('one'));
    await notices.append(userId, { id: 'one', type: 'level-up', data: { level: 2, experiencePoints: 200 } });
    await notices.append(userId, appended('one'));
    const unread = await readAfter(userId, position);
    expect(unread).toMatchObject({
      isGap: false,
      notices: [
        { type: 'stats-updated', data: '{"category":"B"}' },
        { type: 'level-up', data: '{"level":2,"experiencePoints":200}' },
      ],
    });
    if (unread.isGap) return;
    const last = unread.notices.at(-1)?.position ?? '';
    expect(await readAfter(userId, last)).toEqual({ isGap: false, notices: [] });
  });

  test('hears of a gap when what it read last is no longer kept, and goes on at the end', async () => {
    const { userId, position } = await reading();
    const notices = createNotices(redis, log);
    for (let each = 0; each < 300; each += 1) await notices.append(userId, appended(`${each}`));
    const unread = await readAfter(userId, position);
    expect(unread.isGap).toBe(true);
    if (!unread.isGap) return;
    await notices.append(userId, appended('after'));
    expect(await readAfter(userId, unread.position)).toMatchObject({ isGap: false, notices: [{}] });
    expect(await redis.xlen(`notices:${userId}`)).toBeLessThan(200);
  });

  test.each(['', 'x', '1-1', '99999999999999999999-1', '-', '+'])(
    'hears of a gap at %j',
    async (position) => {
      await expect(reading(position)).resolves.toBeDefined();
    },
  );

  test('hears of a gap when Redis has lost the stream', async () => {
    const { userId, position } = await reading();
    await redis.del(`notices:${userId}`);
    await expect(reading(position, userId)).resolves.toBeDefined();
  });
});

describe('a stream', () => {
  test('is kept only for learners who read, for hours, and for nobody who is erased', async () => {
    const userId = newId(systemClock);
    const notices = createNotices(redis, log);
    await notices.append(userId, appended('one'));
    expect(await redis.exists(`notices:${userId}`)).toBe(0);
    await createNoticeReader(redis).readAfter(userId, undefined);
    expect(await redis.ttl(`notices:${userId}`)).toBeGreaterThan(3600);
    await notices.eraseLearner(userId);
    await notices.append(userId, appended('two'));
    expect(await redis.exists(`notices:${userId}`)).toBe(0);
  });
});

test('what Redis refused once is a gap as soon as it takes a notice again', async () => {
  const { userId, position } = await reading();
  const notices = createNotices(redis, log);
  const refusing = jest.spyOn(redis, 'eval').mockRejectedValueOnce(new Error('OOM command not allowed'));
  await notices.append(userId, appended('one'));
  refusing.mockRestore();
  await notices.append(newId(systemClock) + 1, appended('of somebody else'));
  await waitFor('the reader to find a gap', async () => (await readAfter(userId, position)).isGap);
});

test('without Redis nobody is told, and whoever appends goes on', async () => {
  const away = connectRedis(NOBODY_LISTENS, log);
  await createNotices(away, log).append(1, appended('one'));
  away.disconnect();
});

describe('a process', () => {
  let proxy: TestProxy;

  beforeAll(async () => {
    proxy = await startTestProxy(new URL(redisUrl).host);
  });
  afterAll(() => proxy.stop());

  test('is woken through one connection for all its learners, those alone, and after an outage', async () => {
    const behind = connectRedis(`redis://${proxy.address}`, log);
    const wakes = createNoticeWakes(behind, log);
    await wakes.open();
    const learners = [newId(systemClock), newId(systemClock) + 1, newId(systemClock) + 2];
    const woken = new Map(learners.map((userId) => [userId, 0]));
    const stops = await Promise.all(
      learners.map((userId) =>
        wakes.subscribe(userId, () => woken.set(userId, (woken.get(userId) ?? 0) + 1)),
      ),
    );
    const [first = 0, second = 0, third = 0] = learners;
    const notices = createNotices(redis, log);
    for (const userId of learners) await createNoticeReader(redis).readAfter(userId, undefined);
    await notices.append(first, appended('one'));
    await waitFor('the first to wake', () => woken.get(first) === 1);
    expect(woken.get(second)).toBe(0);
    stops[2]?.();

    proxy.frozen = true;
    wakes.probe();
    await notices.append(second, appended('one'));
    proxy.frozen = false;
    await waitFor('the second to wake', () => (woken.get(second) ?? 0) > 0);
    proxy.cutsAt = (request) => request.includes('ping') || request.includes('PING');
    wakes.probe();
    await waitFor('the first to wake again', () => (woken.get(first) ?? 0) > 1);
    expect(woken.get(third)).toBe(0);
    proxy.cutsAt = () => false;
    const before = woken.get(first) ?? 0;
    await notices.append(first, appended('two'));
    await waitFor('the first to wake anew', () => (woken.get(first) ?? 0) > before);
    wakes.close();
  });

  test('that could not tell a learner lets the readers find a gap once Redis is back, those alone', async () => {
    const behind = connectRedis(`redis://${proxy.address}`, log);
    await openRedis(behind);
    const reader = createNoticeReader(redis);
    const [missed, other] = [newId(systemClock), newId(systemClock) + 1];
    const positionOf = async (userId: number) => {
      const unread = await reader.readAfter(userId, undefined);
      return unread.isGap ? unread.position : undefined;
    };
    const [position, othersPosition] = [await positionOf(missed), await positionOf(other)];
    const wakes = createNoticeWakes(redis, log);
    await wakes.open();
    let woken = 0;
    const stop = await wakes.subscribe(missed, () => {
      woken += 1;
    });
    const notices = createNotices(behind, log);
    proxy.cutsAt = () => true;
    await notices.append(missed, appended('one'));
    expect((await reader.readAfter(missed, position)).isGap).toBe(false);
    proxy.cutsAt = () => false;
    await waitFor('its readers to wake', () => woken > 0);
    expect((await reader.readAfter(missed, position)).isGap).toBe(true);
    expect(await reader.readAfter(other, othersPosition)).toEqual({ isGap: false, notices: [] });
    stop();
    wakes.close();
    behind.disconnect();
  });
});
