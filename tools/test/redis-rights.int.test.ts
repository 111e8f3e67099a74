import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLimits } from '@zielona-fala/service-kit/limits';
import { createLog } from '@zielona-fala/service-kit/process';
import { connectRedis, openRedis } from '@zielona-fala/service-kit/redis';
import { testResources } from '@zielona-fala/service-kit/testing';
import type { Redis } from 'ioredis';
import { ROOT } from '../src/paths.ts';

const USERS = ['operator', 'gateway', 'identity', 'tests', 'stats'];
const PASSWORD = 'any';

/** What `users.sh` says of each user, word by word. */
async function usersOfRedis(): Promise<readonly { user: string; words: readonly string[] }[]> {
  const passwords = USERS.map((user) => [`REDIS_${user.toUpperCase()}_PASSWORD`, PASSWORD]);
  const { stdout } = await promisify(execFile)('sh', [path.join(ROOT, 'deploy/redis/users.sh')], {
    env: { ...process.env, ...Object.fromEntries(passwords) },
  });
  const lines = [...stdout.matchAll(/^user (\S+) on (>.+)$/gm)];
  return lines.map(([, user = '', said = '']) => ({ user, words: said.split(' ') }));
}

/** Which keys each user may read, and which of them only read. */
async function rights(): Promise<Record<string, { all: string[]; reads: string[] }>> {
  return Object.fromEntries(
    (await usersOfRedis()).map(({ user, words }) => {
      const of = (prefix: string) =>
        words.filter((word) => word.startsWith(prefix)).map((word) => word.slice(prefix.length, -2));
      return [user, { all: of('~'), reads: of('%R~') }];
    }),
  );
}

test('sessions are revoked by svc-identity alone; the other services only ask', async () => {
  const { gateway, identity, tests, stats } = await rights();
  expect(identity?.all).toContain('revoked');
  for (const user of [tests, stats]) {
    expect(user?.all).not.toContain('revoked');
    expect(user?.reads).toEqual(['revoked']);
  }
  expect(gateway).toEqual({ all: ['gateway'], reads: [] });
});

const log = createLog('redis rights', 'silent');
const { redisUrl } = testResources('redis-rights');
const COUNTING = ['gateway', 'identity', 'tests'];
/** Other runs share the server: users and limits are of this one. */
const RUN = randomUUID();
const ownUser = (user: string): string => `${user}-${RUN}`;
let redis: Redis;

beforeAll(async () => {
  redis = connectRedis(redisUrl, log);
  await openRedis(redis);
  // the server of tests is older: channels are open at first, and keys that are only read are not told from others
  for (const { user, words } of await usersOfRedis()) {
    if (!COUNTING.includes(user)) continue;
    const rules = ['reset', 'resetchannels', 'on', ...words.map((word) => word.replace(/^%R~/, '~'))];
    await redis.call('ACL', 'SETUSER', ownUser(user), ...rules);
  }
});
afterAll(async () => {
  await redis.call('ACL', 'DELUSER', ...COUNTING.map(ownUser));
  redis.disconnect();
});

async function connectAs(user: string): Promise<Redis> {
  const address = Object.assign(new URL(redisUrl), { username: ownUser(user), password: PASSWORD });
  const own = connectRedis(address.href, log);
  await openRedis(own);
  return own;
}

test.each(COUNTING)('%s may write the keys of its limits, which all of its replicas count', async (user) => {
  const own = await connectAs(user);
  const parts = { redis: own, scope: user, secret: 'the secret of the keys in Redis', scale: 1, log };
  const declared = { per: 'session', name: `rights-${RUN}`, seconds: 600 } as const;
  const limits = createLimits(parts);
  await limits.counter({ ...declared, calls: 1 }).take('anna');
  await limits.byShare({ ...declared, name: `shares-${RUN}`, calls: 600 }).take('anna');
  const keys = await redis.keys(`${user}:limit:*-${RUN}:*`);
  if (keys.length > 0) await redis.del(keys);
  own.disconnect();
  expect(keys).toHaveLength(2);
});

test('that Redis refuses to count is logged, once a minute, and the replica counts alone', async () => {
  const [user = ''] = COUNTING;
  const lines: string[] = [];
  const own = await connectAs(user);
  const told = createLog('limits', 'warn', { write: (line) => void lines.push(line) });
  const limits = createLimits({ redis: own, scope: 'elsewhere', secret: 'a secret', scale: 1, log: told });
  const counter = limits.counter({ per: 'session', name: `rights-${RUN}`, calls: 2, seconds: 600 });
  const taken = [];
  for (let call = 0; call < 3; call += 1) taken.push(await counter.tryTake('anna'));
  own.disconnect();
  expect(taken).toEqual([true, true, false]);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ redis: 'ready', msg: expect.stringContaining('does not count limits') }),
  ]);
});
