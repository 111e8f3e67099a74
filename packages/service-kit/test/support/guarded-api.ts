import { declare } from '@zielona-fala/contracts/api/declare';
import { FIELDS } from '@zielona-fala/contracts/schemas';
import type { Express } from 'express';
import Joi from 'joi';
import request from 'supertest';
import { createGuards, createRevocations, type Revocations, remoteKeys } from '../../src/auth/index.ts';
import { createApi, createHttpApp, type Endpoint, serve } from '../../src/http/index.ts';
import { createLog, createMetrics } from '../../src/process/index.ts';
import { connectRedis, openRedis } from '../../src/redis/index.ts';
import { startTestTokens, type TestTokens, testResources } from '../../src/testing/index.ts';

/** A learner whose account is not active. */
export const INACTIVE = 2;

/** A call for active learners. */
export const SECRET = serve(
  declare({
    method: 'post',
    path: '/secret/:number',
    summary: 'What it is for',
    access: 'active',
    params: Joi.object({ number: FIELDS.id.required() }),
    body: Joi.object({ username: FIELDS.username.required() }),
    answer: Joi.object({ userId: FIELDS.id, username: FIELDS.username, number: FIELDS.id }),
    status: 201,
  }),
  ({ user, body, params }) => ({ userId: user.userId, ...body, ...params }),
);

/** {@link SECRET} and other calls behind guards that ask a key set and the ended sessions. */
export interface GuardedApi {
  readonly app: Express;
  readonly tokens: TestTokens;
  readonly revocations: Revocations;
  /** {@link SECRET} with a token. */
  call(token: string): request.Test;
  stop(): Promise<void>;
}

export async function startGuardedApi(...endpoints: readonly Endpoint[]): Promise<GuardedApi> {
  const log = createLog('api', 'silent');
  const redis = connectRedis(testResources('kit').redisUrl, log);
  await openRedis(redis);
  const tokens = await startTestTokens();
  const revocations = createRevocations(redis, log);
  const guards = createGuards({
    keys: remoteKeys(tokens.jwksUrl, log),
    issuer: tokens.issuer,
    audience: tokens.audience,
    revocations,
    isActive: async (userId) => userId !== INACTIVE,
  });
  const handlers = [createApi([SECRET, ...endpoints], guards)];
  const app = createHttpApp({ log, metrics: createMetrics(), handlers });
  return {
    app,
    tokens,
    revocations,
    call: (token) => request(app).post('/secret/7').set('x-access-token', token),
    async stop() {
      await tokens.stop();
      redis.disconnect();
    },
  };
}
