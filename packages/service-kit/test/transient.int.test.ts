import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import request from 'supertest';
import { createHttpApp } from '../src/http/index.ts';
import { connectMongo } from '../src/mongo/index.ts';
import { createLog, createMetrics, isTransient } from '../src/process/index.ts';
import { testResources } from '../src/testing/index.ts';

let connection: Connection;

beforeAll(async () => {
  connection = await connectMongo(testResources('transient').mongoUri);
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error) => error,
  );

/** How a call is answered whose work fails so. */
async function answerTo(failure: unknown): Promise<request.Response> {
  const fails = () => {
    throw failure;
  };
  const app = createHttpApp({
    log: createLog('fails', 'silent'),
    metrics: createMetrics(),
    handlers: [fails],
  });
  return request(app).get('/');
}

test('a write that too few servers confirm can succeed later, which the caller is told', async () => {
  const writeConcern = { w: 2, wtimeoutMS: 100 };
  const failure = await failureOf(connection.collection('written').insertOne({}, { writeConcern }));
  expect(isTransient(failure)).toBe(true);
  const { status, headers } = await answerTo(failure);
  expect([status, headers['retry-after']]).toEqual([503, '5']);
});

test('a read that takes longer than it may can succeed later', async () => {
  await connection.collection('read').insertOne({});
  const slow = { $where: 'sleep(1000) || true' };
  const failure = await failureOf(connection.collection('read').findOne(slow, { maxTimeMS: 20 }));
  expect(isTransient(failure)).toBe(true);
});

test('a write that an index refuses cannot', async () => {
  const once = connection.collection<{ _id: number }>('once');
  await once.insertOne({ _id: 1 });
  const failure = await failureOf(once.insertOne({ _id: 1 }));
  expect([isTransient(failure), (await answerTo(failure)).status]).toEqual([false, 500]);
});
