import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import type { Redis } from 'ioredis';
import { createRevocations } from '../src/auth/index.ts';
import { createLog } from '../src/process/index.ts';
import { connectRedis } from '../src/redis/index.ts';
import { testResources } from '../src/testing/index.ts';

const MAX_REMEMBERED = 10_000;
const SINCE = new Date('2026-11-07T08:00:00.000Z').getTime();

const log = createLog('revocations', 'silent');
let redis: Redis;

beforeEach(async () => {
  redis?.disconnect();
  redis = connectRedis(testResources('kit').redisUrl, log);
  await redis.connect();
});

afterAll(() => redis.disconnect());

const newLearner = () => randomInt(2 ** 47);
const token = (userId: number, sessionId: string) => ({ userId, sessionId, signedInAt: SINCE });

test('during an outage the oldest revoked session is forgotten, and no later one', async () => {
  const revocations = createRevocations(redis, log);
  const sessions = Array.from({ length: MAX_REMEMBERED + 1 }, () => randomUUID());
  await revocations.revoke(sessions);
  redis.disconnect();
  const learner = newLearner();
  const answers = await Promise.all(
    sessions.map((sessionId) => revocations.isRevoked(token(learner, sessionId))),
  );
  expect(answers.flatMap((isRevoked, place) => (isRevoked ? [] : [place]))).toEqual([0]);
});

test('during an outage the account whose sessions ended first is forgotten, and no later one', async () => {
  const revocations = createRevocations(redis, log);
  const first = newLearner();
  const learners = Array.from({ length: MAX_REMEMBERED + 1 }, (_, place) => first + place);
  const end = { at: new Date(SINCE), keptId: null };
  await Promise.all(learners.map((learner) => revocations.revokeAll(learner, end)));
  redis.disconnect();
  const answers = await Promise.all(
    learners.map((learner) => revocations.isRevoked(token(learner, randomUUID()))),
  );
  expect(answers.flatMap((isRevoked, place) => (isRevoked ? [] : [place]))).toEqual([0]);
});
