import { setTimeout as pause } from 'node:timers/promises';
import { connectKafkajs } from '@zielona-fala/service-kit/kafkajs';
import { createLog } from '@zielona-fala/service-kit/process';
import mongoose from 'mongoose';
import { awaited, type Check } from '../../chaos/check.ts';
import { type MongoSet, primaryOf } from '../../chaos/targets.ts';
import { until } from '../../process/until.ts';
import { OFFSETS_TOPIC, offsetsPartitionOf, readCopies, untilCopies } from './kafka-cluster.ts';
import { HOLD_MS, MANY, type Scene, SERVICES, sharing } from './scene.ts';

/** For which a broker and a primary are away. */
const DOWN_MS = 12_000;

/** Kills the broker that coordinates a group of consumers, which leads partitions too, and starts it again. */
export async function killBroker({ stack, kafka, traffic, steps }: Scene): Promise<readonly Check[]> {
  const cluster = connectKafkajs('drill', stack.kafkaBrokers, createLog('drill', 'silent'));
  const copies = await readCopies(cluster);
  const coordinated = SERVICES[2];
  const offsets = copies.find(
    ({ topic, partition }) => topic === OFFSETS_TOPIC && partition === offsetsPartitionOf(coordinated),
  );
  const broker = stack.kafka[(offsets?.leader ?? 0) - 1];
  if (broker === undefined) throw new Error(`Nobody coordinates ${coordinated}`);
  const led = copies.filter(({ leader }) => leader === offsets?.leader).length;
  traffic.begin('a Kafka broker away');
  await broker.kill();
  steps.note(
    `${broker.name} is killed: it coordinated ${coordinated} and led ${led} of ${copies.length} partitions`,
  );
  const lost = await awaited(
    'the copies of the broker are missed',
    async () => `${await untilCopies(cluster, true)} partitions`,
  );
  await pause(DOWN_MS);
  const groups = await Promise.all(
    SERVICES.map((name) =>
      sharing(kafka, name, MANY, `with a broker less each of ${MANY} replicas of ${name} reads partitions`),
    ),
  );
  const back = await awaited('the broker has every copy again', async () => {
    await broker.start();
    await untilCopies(cluster, false);
    return broker.name;
  });
  await pause(HOLD_MS);
  return [lost, ...groups, back];
}

/** Kills MongoDB's primary, and starts it again. */
export async function killPrimary({
  stack,
  traffic,
  steps,
}: Pick<Scene, 'traffic' | 'steps'> & { stack: MongoSet }): Promise<readonly Check[]> {
  const before = await primaryOf(stack);
  traffic.begin('a member of MongoDB away');
  await before.kill();
  steps.note(`${before.name} is killed: it was the primary`);
  const elected = await awaited('another member of MongoDB is the primary', async () => {
    await untilMembers(stack.mongodbUri, 2);
    const { name } = await primaryOf(stack);
    if (name === before.name) throw new Error(`${name} still is`);
    return name;
  });
  await pause(DOWN_MS);
  const back = await awaited('all three members of MongoDB are there again', async () => {
    await before.start();
    await untilMembers(stack.mongodbUri, 3);
    return before.name;
  });
  await pause(HOLD_MS);
  return [elected, back];
}

const WITHIN = { timeoutMs: 60_000, intervalMs: 200 };

/** Waits until a replica set has a primary and so many members that hold its data, the primary among them. */
async function untilMembers(uri: string, count: number): Promise<void> {
  await until(
    `${count} members of MongoDB`,
    async () => {
      const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 1000 });
      try {
        const { members } = await client.db('admin').command({ replSetGetStatus: 1 });
        const states = (members as readonly { readonly stateStr: string }[]).map(({ stateStr }) => stateStr);
        const present = states.filter((state) => state === 'PRIMARY' || state === 'SECONDARY');
        if (present.length < count || !states.includes('PRIMARY')) throw new Error(states.join(', '));
      } finally {
        await client.close();
      }
    },
    WITHIN,
  );
}
