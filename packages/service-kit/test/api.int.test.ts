import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FIELDS } from '@zielona-fala/contracts/schemas';
import type { Express } from 'express';
import Joi from 'joi';
import request from 'supertest';
import {
  createGuards,
  createRevocations,
  KeysUnavailable,
  type Revocations,
  remoteKeys,
} from '../src/auth/index.ts';
import { createApi, createHttpApp, endpoint } from '../src/http/index.ts';
import { currentContext } from '../src/process/context.ts';
import { createLog, createMetrics } from '../src/process/index.ts';
import { connectRedis, openRedis } from '../src/redis/index.ts';
import { startTestTokens, type TestTokens, testResources, waitFor } from '../src/testing/index.ts';

const log = createLog('api', 'silent');
const redis = connectRedis(testResources('kit').redisUrl, log);
const INACTIVE = 2;

let tokens: TestTokens;
let revocations: Revocations;
let app: Express;

const secret = endpoint({
  method: 'post',
  path: '/secret/:number',
  summary: 'What it is for',
  access: 'active',
  params: Joi.object({ number: FIELDS.id.required() }),
  body: Joi.object({ username: FIELDS.username.required() }),
  returns: Joi.object({ userId: FIELDS.id, username: FIELDS.username, number: FIELDS.id }),
  status: 201,
  handle: ({ user, body, params }) => ({ userId: user.userId, ...body, ...params }),
});
const failing = endpoint({
  method: 'get',
  path: '/failing',
  summary: 'What it is for',
  access: 'public',
  handle: () => {
    throw new Error('mongodb://internal-name');
  },
});

beforeAll(async () => {
  await openRedis(redis);
  tokens = await startTestTokens();
  revocations = createRevocations(redis, log);
  const guards = createGuards({
    keys: remoteKeys(tokens.jwksUrl, log),
    issuer: tokens.issuer,
    audience: tokens.audience,
    revocations,
    isActive: async (userId) => userId !== INACTIVE,
  });
  app = createHttpApp({ log, metrics: createMetrics(), handlers: [createApi([secret, failing], guards)] });
});

afterAll(async () => {
  await tokens.stop();
  redis.disconnect();
});

const call = (token: string) => request(app).post('/secret/7').set('x-access-token', token);

describe('a trace', () => {
  const traced = createHttpApp({
    log,
    metrics: createMetrics(),
    handlers: [
      (incoming, response) => {
        response.json({ context: currentContext()?.traceparent, headers: incoming.headers });
      },
    ],
  });
  const asked = (traceparent: string) =>
    request(traced).get('/').set('traceparent', traceparent).set('tracestate', 'vendor=1');

  test('is followed', async () => {
    const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const { body } = await asked(trace);
    expect(body).toMatchObject({ context: trace, headers: { traceparent: trace, tracestate: 'vendor=1' } });
  });

  test.each([
    ['nothing', ''],
    ['a free text', 'ola@example.test'],
    ['more than a trace', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-ola'],
    ['upper case', '00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01'],
    ['a version that W3C rules out', 'ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
    ['no trace id', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
    ['no parent id', `00-4bf92f3577b34da6a3ce929d0e0e4736-${'0'.repeat(16)}-01`],
  ])('that is %s is none, here and behind us', async (_what, trace) => {
    const { body } = await asked(trace);
    expect(body.context).toBeNull();
    expect(body.headers).not.toHaveProperty('traceparent');
    expect(body.headers).not.toHaveProperty('tracestate');
  });
});

describe('an endpoint', () => {
  test('keeps callers apart who call at the same time', async () => {
    const userIds = Array.from({ length: 20 }, (_, index) => index + 10);
    const answers = await Promise.all(
      userIds.map(async (userId) => call(await tokens.issue(userId)).send({ username: 'Ola' })),
    );
    expect(answers.map(({ body }) => body.userId)).toEqual(userIds);
  });

  test('answers a caller with a valid token, in either header, and repeats the request id', async () => {
    const token = await tokens.issue(1);
    const answer = await call(token).set('x-request-id', 'browser-0001').send({ username: 'Ola' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ userId: 1, username: 'Ola', number: 7 });
    expect(answer.headers['x-request-id']).toBe('browser-0001');
    const bearer = await request(app)
      .post('/secret/7')
      .auth(token, { type: 'bearer' })
      .send({ username: 'Ola' });
    expect(bearer.status).toBe(201);
  });

  test.each([
    ['no JSON', 'text/plain', 'x', 415],
    ['broken JSON', 'application/json', '{', 400],
    ['a large body', 'application/json', JSON.stringify({ username: 'x'.repeat(70_000) }), 413],
    ['a missing field', 'application/json', '{}', 422],
    ['an operator instead of text', 'application/json', '{"username":{"$ne":1}}', 422],
    ['an unknown field', 'application/json', '{"username":"Ola","role":"admin"}', 422],
    ['a prototype', 'application/json', '{"username":"Ola","__proto__":{"role":"admin"}}', 422],
    ['a prototype in other letters', 'application/json', '{"username":"Ola","\\u005f_proto__":1}', 422],
    ['a constructor', 'application/json', '{"username":"Ola","constructor":{"prototype":{}}}', 422],
  ])('refuses %s', async (_what, type, body, status) => {
    const answer = await call(await tokens.issue(1))
      .type(type)
      .send(body);
    expect(answer.status).toBe(status);
    expect(answer.type).toBe('application/problem+json');
    expect(answer.body).toMatchObject({ status, instance: '/secret/7', message: expect.any(String) });
  });

  test('takes no number, truth or list that is written as text in a body', async () => {
    const typed = endpoint({
      method: 'post',
      path: '/typed',
      summary: 'Takes what has its type',
      access: 'public',
      query: Joi.object({ days: Joi.number() }),
      body: Joi.object({
        count: Joi.number(),
        isOn: Joi.boolean(),
        list: Joi.array().items(Joi.object({ id: FIELDS.id })),
        goal: Joi.number().default(20),
      }),
      handle: () => undefined,
    });
    const guards = {
      public: [],
      optional: [],
      'once-signed-in': [],
      'signed-in': [],
      active: [],
    };
    const other = createHttpApp({ log, metrics: createMetrics(), handlers: [createApi([typed], guards)] });
    const send = (body: object) => request(other).post('/typed?days=7').send(body);
    expect((await send({ count: 1, isOn: true, list: [{ id: 1 }] })).status).toBe(204);
    const answer = await send({ count: '1', isOn: 'true', list: [{ id: '1' }] });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'count',
      'isOn',
      'list.0.id',
    ]);
    expect((await send({ list: '[]' })).status).toBe(422);
  });

  test('refuses a prototype further in, where any name is let through', async () => {
    const open = endpoint({
      method: 'post',
      path: '/open',
      summary: 'What it is for',
      access: 'public',
      body: Joi.object({ more: Joi.array().items(Joi.object().unknown()) }),
      handle: () => undefined,
    });
    const guards = { public: [], optional: [], 'once-signed-in': [], 'signed-in': [], active: [] };
    const other = createHttpApp({ log, metrics: createMetrics(), handlers: [createApi([open], guards)] });
    const send = (body: string) => request(other).post('/open').type('json').send(body);
    expect((await send('{"more":[{"name":"x"}]}')).status).toBe(204);
    const answer = await send('{"more":[{"__proto__":{"name":"x"}}]}');
    expect([answer.status, answer.body.errors?.[0].field]).toEqual([422, 'more.0.__proto__']);
  });

  test.each(['__proto__=x', '__proto__[role]=admin', '%5f_proto__=x', 'constructor=x'])(
    'refuses the query %s',
    async (query) => {
      const answer = await request(app)
        .post(`/secret/7?${query}`)
        .set('x-access-token', await tokens.issue(1))
        .send({ username: 'Ola' });
      expect(answer.status).toBe(422);
    },
  );

  test('names the fields of a 422 without repeating their values', async () => {
    const answer = await call(await tokens.issue(1)).send({ username: 'a\u202eb', role: 'admin' });
    expect(answer.body.errors).toEqual([
      { field: 'username', code: 'invalid', message: 'This value is not valid' },
      { field: 'role', code: 'unknown-field', message: 'Unknown field' },
    ]);
  });

  test('checks in the order of the contract', async () => {
    expect((await request(app).post('/secret/x').type('text').send('x')).status).toBe(401);
    const inactive = await call(await tokens.issue(INACTIVE))
      .type('text')
      .send('x');
    expect([inactive.status, inactive.body.code]).toEqual([409, 'account-inactive']);
    const token = await tokens.issue(1);
    const both = await request(app).post('/secret/x').set('x-access-token', token).send({});
    expect(both.status).toBe(422);
    const path = await request(app).post('/secret/x').set('x-access-token', token).send({ username: 'Ola' });
    expect(path.status).toBe(404);
  });

  test('answers 405 with Allow for another method and 404 for an unknown path', async () => {
    const answer = await request(app).get('/secret/7');
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
    expect((await request(app).get('/nothing')).status).toBe(404);
  });

  test('answers 404 to a path that cannot be decoded', async () => {
    const answer = await request(app).post('/secret/%E0%A4%A').send({ username: 'Ola' });
    expect([answer.status, answer.body.instance]).toEqual([404, '/secret/%E0%A4%A']);
  });

  test('tells nothing internal of an unexpected error', async () => {
    const answer = await request(app).get('/failing');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('mongodb');
  });
});

describe('a token', () => {
  const statusOf = async (token: string) => (await call(token).send({ username: 'Ola' })).status;

  test('of another key, type, issuer, audience or time is refused', async () => {
    const others = await startTestTokens();
    const past = Math.floor(Date.now() / 1000) - 5;
    const forged = [
      await others.issue(1),
      await tokens.issue(1, {}, { typ: 'JWT' }),
      await tokens.issue(1, {}, { kid: 'unknown' }),
      await tokens.issue(1, { exp: past }),
      await tokens.issue(1, { sid: undefined }),
      await tokens.issue(Number.NaN),
      `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${Buffer.from('{"sub":"1"}').toString('base64url')}.`,
      'no.token.atall',
      '',
    ];
    for (const token of forged) expect(await statusOf(token)).toBe(401);
    await others.stop();
  });

  test('of an ended session is refused at once', async () => {
    const sid = randomUUID();
    const token = await tokens.issue(1, { sid });
    expect(await statusOf(token)).toBe(201);
    await revocations.revoke([sid]);
    expect(await statusOf(token)).toBe(401);
  });

  test('is verified once, and refused as soon as its time is over', async () => {
    const asked: string[] = [];
    const keys = remoteKeys(tokens.jwksUrl, log);
    const guards = createGuards({
      keys: (kid) => {
        asked.push(kid);
        return keys(kid);
      },
      issuer: tokens.issuer,
      audience: tokens.audience,
      revocations,
      isActive: async () => true,
    });
    const once = createHttpApp({ log, metrics: createMetrics(), handlers: [createApi([secret], guards)] });
    const token = await tokens.issue(1, { exp: Math.floor(Date.now() / 1000) + 3 });
    const status = async () => {
      const answer = await request(once)
        .post('/secret/7')
        .set('x-access-token', token)
        .send({ username: 'Ola' });
      return answer.status;
    };
    expect([await status(), await status()]).toEqual([201, 201]);
    expect(asked).toHaveLength(1);
    await waitFor('the end of its time', async () => (await status()) === 401);
  });

  test('cannot be judged while the key set is unavailable: 503, not 401', async () => {
    const away = await startTestTokens();
    const guards = createGuards({
      keys: remoteKeys(away.jwksUrl, log),
      issuer: away.issuer,
      audience: away.audience,
      revocations,
      isActive: async () => true,
    });
    const lonely = createHttpApp({ log, metrics: createMetrics(), handlers: [createApi([secret], guards)] });
    const token = await away.issue(1);
    await away.stop();
    const answer = await request(lonely)
      .post('/secret/7')
      .set('x-access-token', token)
      .send({ username: 'Ola' });
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
  });

  test('is judged by the keys known while the key set is unavailable', async () => {
    const away = await startTestTokens();
    const freshMs = 0;
    const keys = remoteKeys(away.jwksUrl, log, freshMs);
    const token = await away.issue(1);
    const { kid } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
    const key = await keys(kid);
    expect(key).not.toBeNull();
    await away.stop();
    expect(await keys(kid)).toBe(key);
    await expect(keys('never seen')).rejects.toThrow(KeysUnavailable);
  });
});
