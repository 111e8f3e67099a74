import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { startTestProxy, waitFor } from '@zielona-fala/service-kit/testing';
import { Redis } from 'ioredis';
import { type GatewayUnderTest, newAddress, signed, startGateway } from './gateway.ts';

const FOREIGN = 'a-secret-of-somebody-else-altogether';

let gateway: GatewayUnderTest;

afterEach(() => gateway.stop());

/** A database of the test's own, empty, so that its keys can be counted. */
async function ownRedis(): Promise<{ redis: Redis; url: string }> {
  const url = `${process.env.TEST_REDIS_URL}/9`;
  const redis = new Redis(url);
  await redis.flushdb();
  return { redis, url };
}

/** Statuses of `times` equal calls, one after the other. */
async function statuses(times: number, call: () => PromiseLike<{ status: number }>): Promise<number[]> {
  const seen: number[] = [];
  for (let index = 0; index < times; index += 1) seen.push((await call()).status);
  return seen;
}

describe('limits', () => {
  test('hold per address and say when to come back', async () => {
    gateway = await startGateway({ RATE_LIMIT_SCALE: 0.005 });
    const address = newAddress();
    const call = () => gateway.call('get', '/api/v1/auth/valid', address);
    expect(await statuses(4, call)).toEqual([200, 200, 200, 429]);
    const { body, headers } = await call();
    expect(body.code).toBe('too-many-requests');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await gateway.call('get', '/api/v1/auth/valid', newAddress()).expect(200);
  });

  test('hold per session, so that learners behind one address do not hinder each other', async () => {
    gateway = await startGateway({ RATE_LIMIT_SCALE: 0.005 });
    const address = newAddress();
    const call = (session: string) => () =>
      gateway
        .call('get', '/api/v1/users/user', address)
        .set('cookie', `zf_sid_8080=${signed(`${session}-${address}`)}`);
    expect(await statuses(4, call('one'))).toEqual([200, 200, 200, 429]);
    expect(await statuses(3, call('two'))).toEqual([200, 200, 200]);
  });

  test('cannot be lifted by signing in again and again', async () => {
    gateway = await startGateway({ RATE_LIMIT_SCALE: 0.0005 });
    const address = newAddress();
    let session = 0;
    const call = () => {
      session += 1;
      return gateway
        .call('get', '/api/v1/users/user', address)
        .set('cookie', `zf_sid_8080=${signed(`${session}-${address}`)}`);
    };
    expect(await statuses(4, call)).toEqual([200, 200, 200, 429]);
  });

  test('count whoever invents sessions by the address, in a bounded number of short keys', async () => {
    const { redis, url } = await ownRedis();
    gateway = await startGateway({ RATE_LIMIT_SCALE: 0.005, REDIS_URL: url });
    const address = newAddress();
    const flood = Array.from({ length: 200 }, (_, index) =>
      gateway
        .call('get', '/api/v1/users/user', address)
        .set('cookie', `zf_sid_8080=${index % 2 ? 'x'.repeat(4000) + index : signed(`s${index}`, FOREIGN)}`),
    );
    const answered = (await Promise.all(flood)).filter(({ status }) => status === 200);
    expect(answered).toHaveLength(3);
    const keys = await redis.keys('*');
    expect(keys).toHaveLength(1);
    expect(keys.join()).not.toContain(address);
    redis.disconnect();
  });

  test('keep nothing of the sessions of what the address is refused for', async () => {
    const { redis, url } = await ownRedis();
    gateway = await startGateway({ RATE_LIMIT_SCALE: 0.0005, REDIS_URL: url });
    const address = newAddress();
    for (let index = 0; index < 20; index += 1) {
      await gateway
        .call('get', '/api/v1/users/user', address)
        .set('cookie', `zf_sid_8080=${signed(`session-${index}`)}`);
    }
    const keys = await redis.keys('*');
    expect(keys.filter((key) => key.includes('limit:session:'))).toHaveLength(3);
    expect(keys).toHaveLength(4);
    expect(Math.max(...keys.map(({ length }) => length))).toBeLessThan(100);
    redis.disconnect();
  });

  test('hold for two replicas together, whichever is asked, and ask Redis by the share', async () => {
    const { redis, url } = await ownRedis();
    const settings = { RATE_LIMIT_SCALE: 0.2, REDIS_URL: url };
    gateway = await startGateway(settings);
    const replica = await startGateway(settings);
    const address = newAddress();
    const calls = Array.from({ length: 130 }, (_, index) =>
      (index % 2 ? gateway : replica).call('get', '/api/v1/auth/valid', address),
    );
    const answered = (await Promise.all(calls)).map(({ status }) => status);
    expect(answered.filter((status) => status === 200)).toHaveLength(120);
    expect(answered.filter((status) => status === 429)).toHaveLength(10);
    const [key = ''] = await redis.keys('*');
    expect(Number(await redis.get(key)) % 2).toBe(0);
    await replica.stop();
    redis.disconnect();
  });

  test('take a household with IPv6 for one address', async () => {
    gateway = await startGateway({ RATE_LIMIT_SCALE: 0.005 });
    const network = `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}`;
    let host = 0;
    const call = () => {
      host += 1;
      return gateway.call('get', '/api/v1/auth/valid', `${network}::${host}:1`);
    };
    expect(await statuses(4, call)).toEqual([200, 200, 200, 429]);
    await gateway.call('get', '/api/v1/auth/valid', '2001:db8:ffff:ffff::1').expect(200);
  });

  test('take an IPv4 address for the same, however it is written', async () => {
    gateway = await startGateway({ RATE_LIMIT_SCALE: 0.005 });
    const address = newAddress();
    const call = (index: number) =>
      gateway.call('get', '/api/v1/auth/valid', index % 2 ? address : `::ffff:${address}`);
    let index = 0;
    expect(await statuses(4, () => call(index++))).toEqual([200, 200, 200, 429]);
  });

  test.each([
    ['registration', '/api/v1/auth/register', 60],
    ['letters to the operator', '/api/v1/contact', 5],
    ['errors of browsers', '/api/v1/client-errors', 60],
  ])('are tighter for %s', async (_what, path, perHour) => {
    gateway = await startGateway({ RATE_LIMIT_SCALE: 2 / perHour });
    const address = newAddress();
    expect(await statuses(3, () => gateway.call('post', path, address))).toEqual([403, 403, 429]);
    const { headers } = await gateway.call('post', path, address);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3500);
    await gateway.call('post', path, newAddress()).expect(403);
    await gateway.call('get', '/api/v1/auth/valid', address).expect(200);
  });

  test('do not count media', async () => {
    gateway = await startGateway({ RATE_LIMIT_SCALE: 0.001 });
    expect(await statuses(5, () => gateway.call('get', '/media/film.mp4'))).toEqual([
      200, 200, 200, 200, 200,
    ]);
  });

  test('hold when Redis stands still, and are shared again when it goes on', async () => {
    const { host } = new URL(process.env.TEST_REDIS_URL ?? '');
    const proxy = await startTestProxy(host);
    gateway = await startGateway({ RATE_LIMIT_SCALE: 0.005, REDIS_URL: `redis://${proxy.address}` });
    const address = newAddress();
    const call = (to = gateway) => to.call('get', '/api/v1/auth/valid', address);
    proxy.frozen = true;
    expect(await statuses(4, call)).toEqual([200, 200, 200, 429]);
    proxy.frozen = false;
    const replica = await startGateway({ RATE_LIMIT_SCALE: 0.005 });
    const fresh = newAddress();
    await waitFor('Redis', async () => {
      await gateway.call('get', '/api/v1/auth/valid', fresh);
      return (await replica.call('get', '/api/v1/auth/valid', fresh)).status === 429;
    });
    await replica.stop();
    await proxy.stop();
  });

  test('hold without Redis', async () => {
    const broken = createServer((socket) => socket.destroy()).listen(0);
    await once(broken, 'listening');
    const { port } = broken.address() as AddressInfo;
    gateway = await startGateway({ RATE_LIMIT_SCALE: 0.005, REDIS_URL: `redis://127.0.0.1:${port}` });
    const call = () => gateway.call('get', '/api/v1/auth/valid');
    expect(await statuses(4, call)).toEqual([200, 200, 200, 429]);
    broken.close();
  });
});
