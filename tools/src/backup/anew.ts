import { EVENT_TOPICS } from '@zielona-fala/contracts/events';
import { connectKafkajs, withKafkaAdmin } from '@zielona-fala/service-kit/kafkajs';
import { inDatabase } from '@zielona-fala/service-kit/mongo';
import { createLog } from '@zielona-fala/service-kit/process';
import { Redis } from 'ioredis';
import { withDatabase } from '../infra/mongo-uri.ts';
import { until } from '../process/until.ts';
import { UserError } from '../process/user-error.ts';
import type { Brokers } from './erasure-log.ts';

const GONE_WITHIN = { timeoutMs: 60_000, intervalMs: 250 };

/** @throws UserError while a group has active consumers */
export async function refuseWhileRead(
  { brokers, prefix, security }: Brokers,
  groups: readonly string[],
): Promise<void> {
  const kafka = connectKafkajs('restore', brokers, createLog('restore', 'silent'), security);
  const { groups: found } = await withKafkaAdmin(kafka, (admin) =>
    admin.describeGroups(groups.map((group) => prefix + group)),
  );
  const reading = found.filter(({ members }) => members.length > 0).map(({ groupId }) => groupId);
  if (reading.length > 0)
    throw new UserError(`Stop the services first: ${reading.join(', ')} still read events.`);
}

/**
 * Deletes all messages of the topics: they belong to a history that was replaced, and their sequences will be reused.
 * @param groups consumer groups, which start from the beginning
 */
export async function dropTopics(
  { brokers, prefix, security }: Brokers,
  groups: readonly string[],
): Promise<void> {
  const kafka = connectKafkajs('restore', brokers, createLog('restore', 'silent'), security);
  await withKafkaAdmin(kafka, async (admin) => {
    const { groups: found } = await admin.describeGroups(groups.map((group) => prefix + group));
    const known = found.filter(({ state }) => state === 'Empty').map(({ groupId }) => groupId);
    if (known.length > 0) await admin.deleteGroups(known);
    const topics = EVENT_TOPICS.map((topic) => prefix + topic);
    const there = (await admin.listTopics()).filter((topic) => topics.includes(topic));
    if (there.length > 0) await admin.deleteTopics({ topics: there });
    await until(
      'the topics to go',
      async () => {
        const left = (await admin.listTopics()).filter((topic) => topics.includes(topic));
        if (left.length > 0) throw new Error(`still there: ${left.join(', ')}`);
      },
      GONE_WITHIN,
    );
  });
}

/**
 * Makes the outbox of each database resend all events that it keeps, three days, including those that consumers had not
 * applied at the time of the backup. Inboxes skip those that they had.
 * @returns the number of events
 */
export async function republish(mongodbUri: string, databases: readonly string[]): Promise<number> {
  let told = 0;
  for (const database of databases) {
    await inDatabase(withDatabase(mongodbUri, database), async (connection) => {
      const sent = { sentAt: { $exists: true } };
      const update = { $set: { pending: true }, $unset: { sentAt: '' } };
      told += (await connection.collection('outbox').updateMany(sent, update)).modifiedCount;
    });
  }
  return told;
}

/** Data in Redis derived from the databases: rankings are rebuilt at the first read, marks expire within a minute. */
const DERIVED = ['stats:ranking:*', 'seq:*'];

export async function forgetDerived(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl);
  try {
    for (const match of DERIVED) {
      for await (const keys of redis.scanStream({ match, count: 1000 }) as AsyncIterable<string[]>) {
        if (keys.length > 0) await redis.unlink(...keys);
      }
    }
  } finally {
    redis.disconnect();
  }
}
