import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { type App, createLog, createMetrics, readConfig } from '@zielona-fala/service-kit/process';
import { testResources, waitFor } from '@zielona-fala/service-kit/testing';
import type { Connection } from 'mongoose';
import request from 'supertest';
import { createApp } from '../src/app.ts';
import { IDENTITY_CONFIG } from '../src/config.ts';
import { PASSWORD, SETTINGS } from './support/identity.ts';
import { type SlowSmtp, startSlowSmtp } from './support/slow-smtp.ts';

/** Six of these last longer than the lease of five seconds, each less than the mail client's patience. */
const REPLY_AFTER_MS = 1000;

let smtp: SlowSmtp;
let replicas: readonly App[] = [];
let connection: Connection;

beforeAll(async () => {
  const resources = testResources('identity');
  smtp = await startSlowSmtp(REPLY_AFTER_MS);
  const config = readConfig(IDENTITY_CONFIG, {
    ...SETTINGS,
    MONGODB_URI: resources.mongoUri,
    REDIS_URL: resources.redisUrl,
    KAFKA_BROKERS: resources.kafkaBrokers,
    KAFKA_PREFIX: resources.kafkaPrefix,
    SMTP_URL: smtp.url,
  });
  const start = async (): Promise<App> => {
    const app = createApp(config, { log: createLog('test', 'silent'), metrics: createMetrics() });
    await app.start();
    return app;
  };
  replicas = [await start(), await start()];
  connection = await connectMongo(resources.mongoUri);
});

/** A replica that is sending a mail sends it to the end. */
async function stopReplicas(): Promise<void> {
  const running = replicas;
  replicas = [];
  await Promise.all(running.map((replica) => replica.stop()));
}

afterAll(async () => {
  await stopReplicas();
  await smtp.stop();
  await connection.dropDatabase();
  await connection.close();
});

test('two replicas send a mail once, even when the mail server takes longer than the lease', async () => {
  const email = 'learner@slow.test';
  const [replica] = replicas;
  if (replica === undefined) throw new Error('no replica runs');
  const body = { username: 'Slow', email, password: PASSWORD, repeatPassword: PASSWORD };
  const { status } = await request(replica.http).post('/api/v1/auth/register').send(body);
  expect(status).toBe(201);
  const waiting = () => connection.collection('mails').countDocuments();
  await waitFor('an empty queue', async () => (await waiting()) === 0);
  await stopReplicas();
  expect(smtp.recipients).toEqual([email]);
});
