import { createEvents } from '@zielona-fala/service-kit/events';
import { silentKafka } from '@zielona-fala/service-kit/kafkajs';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import {
  createLog,
  createMetrics,
  readKafkaConnection,
  systemClock,
} from '@zielona-fala/service-kit/process';
import { until } from '@zielona-fala/tools/process';
import type { Services } from '@zielona-fala/tools/services';
import type { Connection } from 'mongoose';
import { applyOneAtATime } from '../../baselines/events/one-at-a-time.ts';
import { statisticsHandler } from '../../baselines/events/statistics-handler.ts';
import { announce, type Figure } from '../figure.ts';
import { produceBacklog } from './backlog.ts';

const EVENTS = 20_000;
/** The same work one at a time takes so long that a part of it tells enough. */
const EVENTS_ONE_AT_A_TIME = 2000;
const LEARNERS_PER_EVENT = 1 / 4;
const MIN_RATIO = 3;
const MAX_WAIT = { timeoutMs: 600_000 };

type StartConsumer = (parts: {
  connection: Connection;
  brokers: string;
  prefix: string;
}) => Promise<{ stop(): Promise<void> }>;

/** P5: a backlog of finished exams, by the consumer of svc-stats and by one that applies one event after the other. */
export async function drainFigure(services: Services): Promise<Figure> {
  const ours = await drain(services, 'ours', EVENTS, startOurs);
  const bare = await drain(services, 'one-at-a-time', EVENTS_ONE_AT_A_TIME, applyOneAtATime);
  process.stdout.write(`  ${Math.round(ours)} / ${Math.round(bare)} events per second\n`);
  const ratio = ours / bare;
  return announce({
    name: `P5 drain of ${EVENTS} events, ours ÷ one at a time`,
    value: ratio,
    goal: `≥ ${MIN_RATIO}`,
    holds: ratio >= MIN_RATIO,
  });
}

const startOurs: StartConsumer = async ({ connection, brokers, prefix }) => {
  const events = createEvents({
    service: 'drain',
    connection,
    brokers,
    prefix,
    kafka: readKafkaConnection(process.env),
    clock: systemClock,
    log: createLog('drain', 'warn'),
    metrics: createMetrics(),
  });
  await events.start([await statisticsHandler(connection)]);
  return events;
};

/** @returns events per second, from the first that counts to the last */
async function drain(
  { kafkaBrokers: brokers, mongodbUri }: Services,
  name: string,
  events: number,
  start: StartConsumer,
): Promise<number> {
  const prefix = `drain-${name}-`;
  await createTopic(brokers, `${prefix}test-finished`);
  await produceBacklog(brokers, `${prefix}test-finished`, { events, learners: events * LEARNERS_PER_EVENT });
  const connection = await connectMongo(
    new URL(`/drain-${name}`, mongodbUri).href + new URL(mongodbUri).search,
  );
  const counted = () => connection.collection('inbox').countDocuments({});
  const consumer = await start({ connection, brokers, prefix });
  try {
    const begin = await momentOf(async () => (await counted()) > 0);
    const end = await momentOf(async () => (await counted()) >= events);
    return events / ((end - begin) / 1000);
  } finally {
    await consumer.stop();
    await connection.dropDatabase();
    await connection.close();
  }
}

async function momentOf(isSo: () => Promise<boolean>): Promise<number> {
  await until(
    'the backlog',
    async () => {
      if (!(await isSo())) throw new Error('not yet');
    },
    MAX_WAIT,
  );
  return performance.now();
}

async function createTopic(brokers: string, topic: string): Promise<void> {
  const admin = silentKafka(brokers).admin();
  await admin.connect();
  await admin.createTopics({ topics: [{ topic, numPartitions: 6 }] });
  await admin.disconnect();
}
