import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import request from 'supertest';
import { connectMongo, createTransact } from '../src/mongo/index.ts';
import { createTestClock, operationsDuring, testResources } from '../src/testing/index.ts';
import { createRepeatable, type Repeatable } from './support/repeatable.ts';

const { mongoUri } = testResources('idempotency');
const clock = createTestClock();
let connection: Connection;
let service: Repeatable;
/** Another replica of the service. */
let replica: Repeatable;

beforeAll(async () => {
  connection = await connectMongo(mongoUri);
  service = createRepeatable(connection, clock);
  replica = createRepeatable(connection, clock);
  await service.idempotency.ensureIndexes();
});

beforeEach(async () => {
  await letters().deleteMany({});
});

afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const letters = () => connection.collection<{ _id: string; text: string }>('letters');
const answered = () => connection.collection('answered');
const texts = async () => (await letters().find().toArray()).map(({ text }) => text).toSorted();

interface Sent {
  readonly key?: string;
  readonly text?: string;
  readonly user?: number;
  readonly to?: string;
  readonly by?: Repeatable;
  readonly method?: 'post' | 'put';
}

const send = ({ key, text = 'hello', user, to = '/api/v1/letters', by = service, method = 'post' }: Sent) => {
  const call = request(by.http)[method](to);
  if (key !== undefined) call.set('idempotency-key', key);
  if (user !== undefined) call.set('user', String(user));
  return call.send({ text });
};

describe('a request with an Idempotency-Key', () => {
  test('has one effect and one answer, however many copies arrive at once at however many replicas', async () => {
    const copies = Array.from({ length: 50 }, (_, index) =>
      send({ key: 'fifty', user: 1, by: index % 2 === 0 ? service : replica }),
    );
    const answers = await Promise.all(copies);
    const [letter] = await letters().find().toArray();
    expect(await texts()).toEqual(['hello']);
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([201, { id: letter?._id }]);
    const later = await send({ key: 'fifty', user: 1 });
    expect([later.status, later.text]).toEqual([201, answers[0]?.text]);
  });

  test('is answered as it was first when the process died before it could answer', async () => {
    const script = path.join(import.meta.dirname, 'support/killed-before-answer.ts');
    const child = spawn(process.execPath, [script, mongoUri], { stdio: ['ignore', 'pipe', 'inherit'] });
    const exit = once(child, 'exit');
    const [port] = await once(child.stdout, 'data');
    const lost = fetch(`http://127.0.0.1:${Number(port)}/api/v1/letters`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'killed', user: '1' },
      body: JSON.stringify({ text: 'hello' }),
    });
    await expect(lost).rejects.toThrow();
    expect((await exit)[1]).toBe('SIGKILL');
    const [letter] = await letters().find().toArray();
    const again = await send({ key: 'killed', user: 1 });
    expect([again.status, again.body]).toEqual([201, { id: letter?._id }]);
    expect(await texts()).toEqual(['hello']);
  });

  test('is refused when the key belongs to another body', async () => {
    await send({ key: 'other-body', user: 1 }).expect(201);
    const answer = await send({ key: 'other-body', user: 1, text: 'bye' });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      { field: 'idempotency-key', code: 'other-body', message: expect.any(String) },
    ]);
    expect(await texts()).toEqual(['hello']);
  });

  test('is another one for another learner, nobody, or another route', async () => {
    await send({ key: 'shared', user: 1 }).expect(201);
    await send({ key: 'shared', user: 2, text: 'of 2' }).expect(201);
    await send({ key: 'shared', text: 'of nobody' }).expect(201);
    await send({ key: 'shared', user: 1, to: '/api/v1/others', text: 'elsewhere' }).expect(201);
    expect(await texts()).toEqual(['elsewhere', 'hello', 'of 2', 'of nobody']);
  });

  test('that failed changed nothing, and does not use its key up', async () => {
    await send({ key: 'failed', user: 1, text: 'refused' }).expect(409);
    await send({ key: 'failed', user: 1, text: 'refused' }).expect(409);
    await send({ key: 'failed', user: 1 }).expect(201);
    expect(await texts()).toEqual(['hello']);
  });

  test('happens wholly or not at all, also where a part failed and nobody minded', async () => {
    await send({ user: 1, to: '/api/v1/careless' }).expect(201);
    expect(await texts()).toEqual(['hello']);
    await send({ key: 'careless', user: 1, to: '/api/v1/careless' }).expect(409);
    expect(await texts()).toEqual(['hello']);
  });

  test('counts for writes that have no transaction of their own', async () => {
    const copies = Array.from({ length: 10 }, () => send({ key: 'single', user: 1, to: '/api/v1/single' }));
    const ids = new Set((await Promise.all(copies)).map(({ body }) => body.id));
    expect([ids.size, await texts()]).toEqual([1, ['hello']]);
  });

  test.each([
    ['nothing', ''],
    ['a space in it', 'two words'],
    ['more than 128 characters', 'x'.repeat(129)],
    ['other than ASCII letters', 'klucz-\u00f3'],
  ])('is refused for %s as its key', async (_what, key) => {
    const answer = await send({ key, user: 1 });
    expect([answer.status, answer.body.errors[0]?.field]).toEqual([422, 'idempotency-key']);
    expect(await texts()).toEqual([]);
  });

  test.each([{ to: '/api/v1/auth/letters' }, { method: 'put' }] as const)(
    'is like any other where keys do not count: %j',
    async (call) => {
      await send({ ...call, key: 'k', user: 1 }).expect(201);
      await send({ ...call, key: 'two words', user: 1 }).expect(201);
      expect(await texts()).toEqual(['hello', 'hello']);
    },
  );
});

test('a request without a key costs nothing more', async () => {
  const operations = await operationsDuring(connection, () => send({ user: 1 }).expect(201));
  expect(operations.map(({ collection, kind }) => [collection, kind])).toEqual([['letters', 'insert']]);
});

describe('what is kept of a request', () => {
  test('is its answer alone, for a day', async () => {
    await answered().deleteMany({});
    const aDayOn = () => clock.now().getTime() + 24 * 60 * 60_000;
    const earliest = aDayOn();
    await send({ key: 'my-own-key', user: 1, text: 'my secret words' }).expect(201);
    const [kept] = await answered().find().toArray();
    expect(kept?.userId).toBe(1);
    expect(kept?.expiresAt.getTime()).toBeGreaterThanOrEqual(earliest);
    expect(kept?.expiresAt.getTime()).toBeLessThanOrEqual(aDayOn());
    expect(JSON.stringify(kept)).not.toMatch(/my-own-key|secret words/);
    const indexes = await answered().indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });

  test('goes with its learner', async () => {
    await send({ key: 'gone', user: 7 }).expect(201);
    await createTransact(connection)((transaction) => service.idempotency.eraseLearner(7, transaction));
    expect(await answered().countDocuments({ userId: 7 })).toBe(0);
    expect(await answered().countDocuments({ userId: 1 })).toBeGreaterThan(0);
  });
});
