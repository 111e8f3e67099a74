import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { startInfra } from '../infra/infra.ts';
import { silentSteps } from '../process/steps.ts';

const { MongoClient } = mongoose.mongo;
const VARIABLES = ['TEST_MONGODB_URI', 'TEST_REDIS_URL', 'TEST_KAFKA_BROKERS'];

/**
 * Fresh servers for one test run; their addresses are in TEST_MONGODB_URI, TEST_REDIS_URL and
 * TEST_KAFKA_BROKERS. If these are set already, those servers are used. Returns the tear-down.
 */
export async function startTestInfra(): Promise<() => Promise<void>> {
  if (VARIABLES.every((name) => process.env[name])) return async () => {};
  const dir = await mkdtemp(path.join(tmpdir(), 'zielona-fala-test-'));
  const infra = await startInfra({ dir, env: {}, steps: silentSteps });
  await keepWhatHasExpired(infra.mongo.address);
  process.env.TEST_MONGODB_URI = infra.mongo.address;
  process.env.TEST_REDIS_URL = infra.redis.address;
  process.env.TEST_KAFKA_BROKERS = infra.kafka.address;
  return async () => {
    await infra.stop();
    await rm(dir, { recursive: true, force: true });
  };
}

/** Tests have clocks of their own; MongoDB removes what has expired by the true one, whenever it comes to that. */
async function keepWhatHasExpired(address: string): Promise<void> {
  const client = await MongoClient.connect(address);
  try {
    await client.db('admin').command({ setParameter: 1, ttlMonitorEnabled: false });
  } finally {
    await client.close();
  }
}
