import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { declare } from '@zielona-fala/contracts/api/declare';
import { FIELDS } from '@zielona-fala/contracts/schemas';
import type { Express } from 'express';
import Joi from 'joi';
import request from 'supertest';
import { createApi, createHttpApp, type Endpoint, serve } from '../src/http/index.ts';
import { createLog, createMetrics } from '../src/process/index.ts';
import type { TestTokens } from '../src/testing/index.ts';
import { type GuardedApi, INACTIVE, startGuardedApi } from './support/guarded-api.ts';

const failing = serve(
  declare({ method: 'get', path: '/failing', summary: 'What it is for', access: 'public' }),
  () => {
    throw new Error('mongodb://internal-name');
  },
);

let app: Express;
let tokens: TestTokens;
let call: GuardedApi['call'];
let stop: GuardedApi['stop'];

beforeAll(async () => {
  ({ app, tokens, call, stop } = await startGuardedApi(failing));
});

afterAll(() => stop());

/** An app with calls that anybody may make. */
function openTo(...calls: readonly Endpoint[]): Express {
  const guards = { public: [], optional: [], 'once-signed-in': [], 'signed-in': [], active: [] };
  const log = createLog('api', 'silent');
  return createHttpApp({ log, metrics: createMetrics(), handlers: [createApi(calls, guards)] });
}

test('calls are measured by their declared paths, and callers who left without an answer as such', async () => {
  const metrics = createMetrics();
  const left = Promise.withResolvers<void>();
  const one = serve(
    declare({
      method: 'get',
      path: '/one/:number',
      summary: 'What it is for',
      access: 'public',
      params: Joi.object({ number: FIELDS.id.required() }),
    }),
    async ({ params, request: { socket } }) => {
      if (Number(params.number) === 2) await new Promise(() => socket.once('close', left.resolve).destroy());
    },
  );
  const guards = { public: [], optional: [], 'once-signed-in': [], 'signed-in': [], active: [] };
  const parts = { log: createLog('api', 'silent'), metrics };
  const measured = createHttpApp({ ...parts, handlers: [createApi([one], guards)] });
  await request(measured).get('/one/1').expect(204);
  await request(measured).get('/nothing').expect(404);
  await expect(request(measured).get('/one/2')).rejects.toThrow();
  await left.promise;
  const page = await metrics.registry.metrics();
  for (const labels of [
    'route="/one/:number",status="204"',
    'route="",status="404"',
    'route="/one/:number",status="499"',
  ]) {
    expect(page).toContain(`http_request_duration_seconds_count{method="GET",${labels}} 1\n`);
  }
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
    ['lists nested deep', 'application/json', `{"username":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 422],
    ['objects nested deep', 'application/json', `${'{"username":'.repeat(5000)}1${'}'.repeat(5000)}`, 422],
    ['a list nested deep', 'application/json', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 422],
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
    const typed = serve(
      declare({
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
      }),
      () => undefined,
    );
    const other = openTo(typed);
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
    const open = serve(
      declare({
        method: 'post',
        path: '/open',
        summary: 'What it is for',
        access: 'public',
        body: Joi.object({ more: Joi.array().items(Joi.object().unknown()) }),
      }),
      () => undefined,
    );
    const other = openTo(open);
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

  test.each([
    ['lang=', 'lang'],
    ['lang=pl&lang=en', 'lang'],
    ['lang=xx&days=0&days=x', 'lang', 'days'],
  ])('names each field of a 422 once: %s', async (query, ...fields) => {
    const chosen = serve(
      declare({
        method: 'get',
        path: '/chosen',
        summary: 'What it is for',
        access: 'public',
        query: Joi.object({ lang: FIELDS.questionLanguage, days: Joi.number().min(1).valid(7, 30) }),
      }),
      () => undefined,
    );
    const answer = await request(openTo(chosen)).get(`/chosen?${query}`).expect(422);
    expect(answer.body.errors).toEqual(
      fields.map((field) => ({
        field,
        code: 'not-allowed',
        message: 'This value is not allowed here',
      })),
    );
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

  test('leaves no method of a path of fixed words to a path with parameters', async () => {
    const noted = openTo(
      serve(declare({ method: 'get', path: '/notes/newest', summary: 'One', access: 'public' }), () => {}),
      serve(
        declare({ method: 'delete', path: '/notes/:noteId', summary: 'Other', access: 'public' }),
        () => {},
      ),
    );
    const answer = await request(noted).delete('/notes/newest');
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET']);
    expect((await request(noted).get('/notes/newest')).status).toBe(204);
    expect((await request(noted).head('/notes/newest')).status).toBe(204);
    expect((await request(noted).delete('/notes/7')).status).toBe(204);
  });

  test('answers HEAD for what GET reads, and not for a GET that changes something', async () => {
    let changed = 0;
    const linked = openTo(
      serve(declare({ method: 'get', path: '/links/read', summary: 'One', access: 'public' }), () => {}),
      serve(
        declare({ method: 'get', path: '/links/use', summary: 'Other', access: 'public', isUnsafe: true }),
        () => {
          changed += 1;
        },
      ),
    );
    expect((await request(linked).head('/links/read')).status).toBe(204);
    const answer = await request(linked).head('/links/use');
    expect([answer.status, answer.headers.allow, changed]).toEqual([405, 'GET', 0]);
    await request(linked).get('/links/use').expect(204);
    expect(changed).toBe(1);
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
