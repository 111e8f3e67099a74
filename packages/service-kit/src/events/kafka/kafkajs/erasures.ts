import { randomUUID } from 'node:crypto';
import { type EventTopic, erasureIn } from '@zielona-fala/contracts/events';
import type { Erasure } from '@zielona-fala/contracts/schemas';
import type { Kafka } from './library.ts';
import { withKafkaAdmin } from './with-admin.ts';

const TOPIC: EventTopic = 'user-changed';
/** How long reading is begun anew after a failure: a coordinator that moves, or has only started, is there by then. */
const PATIENCE_MS = 60_000;

/**
 * Who was erased in the last seven days, as Kafka still has it: also after the erasure log was last exported. It needs the
 * right to read the topic, and any group whose name begins with `erasures-`, of which nothing stays.
 * @param prefix stands before topics and groups
 * @returns null if there is no such topic, or none that the user may see
 * @throws if Kafka is unavailable, or refuses it
 */
export async function readErasures(kafka: Kafka, prefix: string): Promise<readonly Erasure[] | null> {
  const topic = prefix + TOPIC;
  const unread = await endsOf(kafka, topic);
  if (unread === null) return null;
  if (unread.size === 0) return [];
  // where the reading begins anew, nobody is counted twice
  const found = new Map<number, Erasure>();
  const end = performance.now() + PATIENCE_MS;
  const consumer = kafka.consumer({
    groupId: `${prefix}erasures-${randomUUID()}`,
    allowAutoTopicCreation: false,
    retry: {
      initialRetryTime: 100,
      maxRetryTime: 5000,
      restartOnFailure: async () => performance.now() < end,
    },
  });
  const { promise: isRead, resolve, reject } = Promise.withResolvers<void>();
  consumer.on(consumer.events.CRASH, ({ payload }) => {
    if (!payload.restart) reject(payload.error);
  });
  try {
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: true });
    await consumer.run({
      autoCommit: false,
      async eachMessage({ partition, message: { value, offset } }) {
        const erasure = erasureIn(String(value));
        if (erasure !== null && !found.has(erasure.userId)) found.set(erasure.userId, erasure);
        if (Number(offset) + 1 >= (unread.get(partition) ?? 0)) unread.delete(partition);
        if (unread.size === 0) resolve();
      },
    });
    await isRead;
  } finally {
    await consumer.disconnect();
  }
  return [...found.values()];
}

/** The ends of those partitions that have messages; null if there is no such topic. */
function endsOf(kafka: Kafka, topic: string): Promise<Map<number, number> | null> {
  return withKafkaAdmin(kafka, async (admin) => {
    if (!(await admin.listTopics()).includes(topic)) return null;
    const written = (await admin.fetchTopicOffsets(topic)).filter(
      ({ low, high }) => Number(high) > Number(low),
    );
    return new Map(written.map(({ partition, high }) => [partition, Number(high)]));
  });
}
