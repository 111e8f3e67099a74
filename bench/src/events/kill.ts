import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { type GuardedProcess, spawnGuarded, until } from '@zielona-fala/tools/process';
import type { Services } from '@zielona-fala/tools/services';
import { announce, type Figure } from '../figure.ts';
import { produceBacklog } from './backlog.ts';

const KILLS = 5;
const MAX_SECONDS = 12;
const PREFIX = 'kill-';
const MAX_WAIT = { timeoutMs: 120_000 };
/** Between two kills, so that the next one meets a member that works. */
const WORKS_MS = 3000;

/** Seconds after a SIGKILL of a consumer, started again at once, until a new event counts: the longest of several in a row. */
export async function killFigure({ kafkaBrokers, mongodbUri }: Services, dir: string): Promise<Figure> {
  const uri = new URL(`/kill${new URL(mongodbUri).search}`, mongodbUri).href;
  const connection = await connectMongo(uri);
  const counted = () => connection.collection('inbox').countDocuments({});
  const start = (): GuardedProcess =>
    spawnGuarded({
      command: process.execPath,
      args: [path.join(import.meta.dirname, 'consumer-process.ts')],
      cwd: dir,
      env: { ...process.env, MONGODB_URI: uri, KAFKA_BROKERS: kafkaBrokers, KAFKA_PREFIX: PREFIX },
      logFile: path.join(dir, 'logs', 'consumer.log'),
      append: true,
    });
  const untilCounted = (events: number) =>
    until(
      'the event',
      async () => {
        if ((await counted()) < events) throw new Error('not yet');
      },
      MAX_WAIT,
    );
  let consumer = start();
  const seconds: number[] = [];
  try {
    await until('the topic', () => produceBacklog(kafkaBrokers, `${PREFIX}test-finished`, ONE), MAX_WAIT);
    await untilCounted(1);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(WORKS_MS);
      const before = await counted();
      await consumer.kill();
      const killed = performance.now();
      consumer = start();
      await produceBacklog(kafkaBrokers, `${PREFIX}test-finished`, ONE);
      await untilCounted(before + 1);
      seconds.push((performance.now() - killed) / 1000);
    }
  } finally {
    await consumer.stop();
    await connection.dropDatabase();
    await connection.close();
  }
  process.stdout.write(`  after each kill: ${seconds.map((each) => each.toFixed(1)).join(', ')} s\n`);
  const longest = Math.max(...seconds);
  return announce({
    name: `events flow again after a SIGKILL of their consumer, s, the longest of ${KILLS}`,
    value: longest,
    goal: `≤ ${MAX_SECONDS}`,
    holds: longest <= MAX_SECONDS,
    details: seconds,
  });
}

const ONE = { events: 1, learners: 1 };
