import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ASKED_ONCE, silentKafka } from '@zielona-fala/service-kit/kafkajs';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { type Infra, startInfra } from '../src/infra/infra.ts';
import { silentSteps } from '../src/process/steps.ts';
import { until } from '../src/process/until.ts';
import { killServerOf } from './kill-server.ts';

const BACK_WITHIN = { timeoutMs: 30_000 };

let dir: string;
let infra: Infra;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'infra-'));
  infra = await startInfra({ dir, env: {}, steps: silentSteps });
});

afterAll(async () => {
  await infra.stop();
  await rm(dir, { recursive: true });
});

async function mongoValues(): Promise<unknown[]> {
  const client = new mongoose.mongo.MongoClient(infra.mongo.address, { serverSelectionTimeoutMS: 1000 });
  try {
    const values = client.db('sample').collection('values');
    await values.insertOne({ at: 'each call' }, { writeConcern: { w: 'majority' } });
    return await values.find().toArray();
  } finally {
    await client.close();
  }
}

async function redisValue(): Promise<number> {
  const redis = new Redis(infra.redis.address, {
    lazyConnect: true,
    disconnectTimeout: 200,
    retryStrategy: () => null,
  });
  redis.on('error', () => {});
  try {
    await redis.connect();
    return await redis.incr('calls');
  } finally {
    redis.disconnect();
  }
}

async function kafkaOffset(): Promise<number> {
  const kafka = silentKafka(infra.kafka.address, ASKED_ONCE);
  const producer = kafka.producer({ allowAutoTopicCreation: true });
  try {
    await producer.connect();
    const [sent] = await producer.send({ topic: 'sample', messages: [{ key: 'k', value: 'v' }] });
    return Number(sent?.baseOffset);
  } finally {
    await producer.disconnect();
  }
}

test('a killed MongoDB comes back at its address with its data', async () => {
  await mongoValues();
  await killServerOf(dir, 'mongo');
  expect(await until('MongoDB', mongoValues, BACK_WITHIN)).toHaveLength(2);
}, 60_000);

test('a killed Redis comes back at its address with its data', async () => {
  await redisValue();
  await killServerOf(dir, 'redis');
  expect(await until('Redis', redisValue, BACK_WITHIN)).toBe(2);
}, 60_000);

test('a killed Kafka comes back at its address with its data', async () => {
  await until('the topic', kafkaOffset, BACK_WITHIN);
  await killServerOf(dir, 'kafka');
  expect(await until('Kafka', kafkaOffset, BACK_WITHIN)).toBeGreaterThan(0);
}, 60_000);

test('a stopped server stays down', async () => {
  await infra.stop();
  await expect(redisValue()).rejects.toThrow();
});
