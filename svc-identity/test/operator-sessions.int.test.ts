import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER } from '@zielona-fala/contracts';
import { createRevocations } from '@zielona-fala/service-kit/auth';
import { createTransact } from '@zielona-fala/service-kit/mongo';
import { createLog } from '@zielona-fala/service-kit/process';
import { connectRedis } from '@zielona-fala/service-kit/redis';
import type { Redis } from 'ioredis';
import { createOperatorSessions, type OperatorSessions } from '../src/sessions/by-operator.ts';
import { createEndSessions } from '../src/sessions/end-all.ts';
import { createStores } from '../src/stores.ts';
import {
  PASSWORD,
  SETTINGS,
  startIdentity,
  type TestIdentity,
  type TestLearner,
} from './support/identity.ts';

const log = createLog('test', 'silent');

let identity: TestIdentity;
let redis: Redis;
let sessions: OperatorSessions;

beforeAll(async () => {
  identity = await startIdentity();
  const { connection, clock, resources } = identity;
  redis = connectRedis(resources.redisUrl, log);
  await redis.connect();
  const revocations = createRevocations(redis, log);
  const parts = { ...createStores(connection, clock, SETTINGS.SESSION_SECRET), revocations, clock, log };
  sessions = createOperatorSessions({
    ...parts,
    endSessions: createEndSessions(parts),
    transact: createTransact(connection),
  });
});

afterAll(async () => {
  redis.disconnect();
  await identity.stop();
});

const COMMAND = fileURLToPath(new URL('../src/commands/sessions.ts', import.meta.url));

/** The operator's command, as it is called in a container. */
const run = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const { mongoUri, redisUrl } = identity.resources;
    const env = { ...process.env, NODE_ENV: 'production', MONGODB_URI: mongoUri, REDIS_URL: redisUrl };
    execFile(process.execPath, [COMMAND, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: `${stdout}${stderr}`.trim() }),
    );
  });
const statusOf = async (accessToken: string): Promise<number> =>
  (await identity.call.get('/api/v1/users/level').set(ACCESS_TOKEN_HEADER, accessToken)).status;
const signInAgain = async ({ email }: TestLearner): Promise<string> =>
  (await identity.call.post('/api/v1/auth/login').send({ email, password: PASSWORD }).expect(200)).body
    .accessToken;

test('an operator ends one session of an account, then all, and nothing by doing so twice', async () => {
  const learner = await identity.registerActive('Stolen');
  const neighbour = await identity.registerActive('Stolen-not');
  const second = await signInAgain(learner);
  const third = await signInAgain(learner);
  const open = await sessions.list(learner.email);
  expect(open).toHaveLength(3);
  const newest = open[0]?.sessionId ?? '';

  expect(await sessions.end(String(learner.userId), newest)).toBe(1);
  expect(await sessions.end(learner.email, newest)).toBe(0);
  const tokens = [learner.accessToken, second, third];
  expect((await Promise.all(tokens.map(statusOf))).sort()).toEqual([200, 200, 401]);

  expect(await run('end', learner.email)).toEqual({ code: 0, output: '2 sessions ended' });
  expect(await sessions.end(learner.email, null)).toBe(0);
  expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401, 401]);
  expect(await statusOf(neighbour.accessToken)).toBe(200);
  await identity.call.post('/api/v1/auth/refresh').set('cookie', learner.cookies).expect(401);

  const logged = await identity.connection
    .collection('security_log')
    .find({ userId: learner.userId, event: 'sessions-ended' })
    .sort({ at: 1 })
    .toArray();
  expect(logged.map(({ detail }) => detail)).toEqual(['1 by an operator', '2 by an operator']);
});

test('who names nobody is told so', async () => {
  await expect(sessions.end('nobody@portal.test', null)).rejects.toThrow(
    'There is no account nobody@portal.test',
  );
  expect(await run('list', '17')).toEqual({ code: 1, output: 'There is no account 17' });
});
