import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CallLimit } from '@zielona-fala/contracts/api/declare';
import { Redis } from 'ioredis';
import { createLimits } from '../src/limits/index.ts';
import { createLog } from '../src/process/index.ts';
import { connectRedis, openRedis } from '../src/redis/index.ts';
import { testResources } from '../src/testing/index.ts';

const log = createLog('limits', 'silent');
const { redisUrl } = testResources('limits');
const secret = 'the secret of the keys in Redis';
/** Longer than a run of these tests. */
const seconds = 600;
let redis: Redis;

beforeAll(async () => {
  redis = connectRedis(redisUrl, log);
  await openRedis(redis);
});
afterAll(() => redis.disconnect());

/** Names of limits are the test's own, so that none counts what another took. */
const limitOf = (calls: number): CallLimit => ({
  per: 'session',
  name: `test-${randomUUID()}`,
  calls,
  seconds,
});
const limitsOf = (client: Redis, scale = 1) =>
  createLimits({ redis: client, scope: 'kit', secret, scale, log });
const REFUSED = { status: 429, code: 'too-many-requests' };

describe('a counter', () => {
  test('refuses what is over the limit, in the words of the limit, and says when to come back', async () => {
    const counter = limitsOf(redis).counter({ ...limitOf(2), message: 'Enough for now' });
    await counter.take('anna');
    await counter.take('anna');
    const refused = await counter.take('anna').catch((reason) => reason);
    expect(refused).toMatchObject({ ...REFUSED, message: 'Enough for now' });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(seconds);
    await counter.take('piotr');
  });

  test('says of one whether it was within the limit, and beforehand whether the next one would be', async () => {
    const counter = limitsOf(redis).counter(limitOf(2));
    expect(await counter.isSpent('anna')).toBe(false);
    expect(await counter.tryTake('anna')).toBe(true);
    expect(await counter.isSpent('anna')).toBe(false);
    expect(await counter.tryTake('anna')).toBe(true);
    expect(await counter.isSpent('anna')).toBe(true);
    expect(await counter.tryTake('anna')).toBe(false);
    expect(await counter.isSpent('anna')).toBe(true);
  });

  test('takes one again that was given back, and all after it was cleared', async () => {
    const counter = limitsOf(redis).counter(limitOf(2));
    await counter.take('anna');
    await counter.take('anna');
    await counter.giveBack('anna');
    await counter.take('anna');
    await expect(counter.take('anna')).rejects.toMatchObject(REFUSED);
    await counter.clear('anna');
    await counter.take('anna');
    await counter.take('anna');
    await expect(counter.take('anna')).rejects.toMatchObject(REFUSED);
  });

  test('is one for all replicas, is scaled, and keeps no caller by name', async () => {
    const limit = limitOf(20);
    await limitsOf(redis, 0.1).counter(limit).take('anna@example.test');
    await limitsOf(redis, 0.1).counter(limit).take('anna@example.test');
    const third = limitsOf(redis, 0.1).counter(limit).take('anna@example.test');
    await expect(third).rejects.toMatchObject(REFUSED);
    const keys = await redis.keys(`kit:limit:${limit.name}:*`);
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toContain('anna');
  });

  test('counts in the process, at once, while Redis is unavailable', async () => {
    const unavailable = new Redis('redis://127.0.0.1:1', {
      lazyConnect: true,
      retryStrategy: () => seconds * 1000,
    });
    unavailable.on('error', () => undefined);
    try {
      const counter = limitsOf(unavailable).counter(limitOf(1));
      expect(await counter.tryTake('anna')).toBe(true);
      expect(await counter.tryTake('anna')).toBe(false);
    } finally {
      unavailable.disconnect();
    }
  });
});

describe('a progressive delay', () => {
  const declared = {
    per: 'account',
    delayedFrom: 3,
    maxDelaySeconds: 300,
    seconds,
    message: 'Wait a moment',
  } as const;
  const delayOf = (scale = 1) => limitsOf(redis, scale).delay({ ...declared, name: `test-${randomUUID()}` });

  test('begins with the number that it is declared from, and doubles', async () => {
    const delay = delayOf();
    await delay.take('anna');
    await delay.take('anna');
    await delay.take('anna');
    const refused = await delay.take('anna').catch((reason) => reason);
    expect(refused).toMatchObject({ ...REFUSED, message: 'Wait a moment' });
    expect(refused.headers['retry-after']).toBe('1');
    await delay.take('piotr');
  });

  test('does not grow by what was refused', async () => {
    const name = `test-${randomUUID()}`;
    const delay = limitsOf(redis).delay({ ...declared, name });
    for (let time = 1; time <= 3; time += 1) await delay.take('anna');
    for (let time = 1; time <= 5; time += 1) {
      await expect(delay.take('anna')).rejects.toMatchObject(REFUSED);
    }
    const [times] = await redis.keys(`kit:limit:${name}:times:*`);
    expect(await redis.get(times ?? '')).toBe('3');
  });

  test('ends when it is cleared', async () => {
    const delay = delayOf();
    for (let time = 1; time <= 3; time += 1) await delay.take('anna');
    await expect(delay.take('anna')).rejects.toMatchObject(REFUSED);
    await delay.clear('anna');
    await delay.take('anna');
    await delay.take('anna');
    await delay.take('anna');
    await expect(delay.take('anna')).rejects.toMatchObject(REFUSED);
  });

  test('scales the times without a delay', async () => {
    const delay = delayOf(2);
    for (let time = 1; time <= 6; time += 1) await delay.take('anna');
    await expect(delay.take('anna')).rejects.toMatchObject(REFUSED);
  });
});

describe('a limit by share', () => {
  test('remembers who is over it, so that a flood does not reach Redis', async () => {
    const limit = limitOf(1);
    const { take } = limitsOf(redis).byShare(limit);
    await take('anna');
    await expect(take('anna')).rejects.toMatchObject(REFUSED);
    await redis.del(await redis.keys(`kit:limit:${limit.name}:*`));
    await expect(take('anna')).rejects.toMatchObject(REFUSED);
    await limitsOf(redis).byShare(limit).take('anna');
  });
});
