import { TEST_FINISHED } from '@zielona-fala/contracts/events';
import type { Connection } from 'mongoose';
import { createEvents, type Events } from '../../src/events/events.ts';
import { eventHandler } from '../../src/events/index.ts';
import { createTransact } from '../../src/mongo/index.ts';
import { createLog, createMetrics, systemClock } from '../../src/process/index.ts';
import type { KafkaConnectionConfig } from '../../src/process/kafka-connection.ts';

const FIRST_CHANGES = [1, 2, 3, 4];
export const LAST_CHANGE = 5;
/** Begins the note of a session of MongoDB: what it leaves open keeps others waiting until it is ended. */
export const SESSION = 'session ';

/** A service that makes changes, tells of them, and adds up what it hears of itself: applied twice, it would show. */
export interface InterruptedService {
  readonly events: Events;
  start(): Promise<void>;
  /** Makes the first changes that are not made yet. */
  makeChanges(): Promise<void>;
  /** Makes a change and appends its event. */
  make(change: number): Promise<void>;
  /** Whether all changes that are made are told and heard of. */
  isDone(): Promise<boolean>;
}

export function createInterruptedService(
  connection: Connection,
  { brokers, prefix, kafka }: { brokers: string; prefix: string; kafka: KafkaConnectionConfig },
): InterruptedService {
  const changes = connection.collection<{ _id: number }>('changes');
  const sums = connection.collection<{ _id: number; xp: number; heard: readonly number[] }>('sums');
  const events = createEvents({
    service: 'interrupted',
    connection,
    brokers,
    prefix,
    kafka,
    topics: { KAFKA_PARTITIONS: 1, KAFKA_REPLICATION_FACTOR: -1 },
    clock: systemClock,
    log: createLog('interrupted', 'silent'),
    metrics: createMetrics(),
  });
  const adding = eventHandler({
    topic: 'test-finished',
    async apply({ data: { userId, xpGained: change } }, transaction) {
      const added = { $inc: { xp: change }, $push: { heard: change } };
      await sums.updateOne({ _id: userId }, added, { upsert: true, session: transaction });
    },
  });
  const make = (change: number): Promise<void> =>
    createTransact(connection)(async (transaction) => {
      await changes.insertOne({ _id: change }, { session: transaction });
      const data = { ...TEST_FINISHED.golden.data, userId: 1 + (change % 2), xpGained: change };
      await events.outbox.append('test-finished', data, transaction);
    });
  return {
    events,
    start: () => events.start([adding]),
    async makeChanges() {
      for (const change of FIRST_CHANGES) {
        if ((await changes.findOne({ _id: change })) === null) await make(change);
      }
    },
    make,
    async isDone() {
      const heard = new Set((await sums.find({}).toArray()).flatMap((sum) => sum.heard));
      const made = await changes.find({}).toArray();
      const unsent = await connection.collection('outbox').findOne({ pending: true });
      return unsent === null && made.every(({ _id }) => heard.has(_id));
    },
  };
}
