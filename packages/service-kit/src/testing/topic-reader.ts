import { randomUUID } from 'node:crypto';
import type { AnyEvent, EventTopic } from '@zielona-fala/contracts/events';
import { connectKafkajs } from '../events/kafka/kafkajs/connect.ts';
import { createLog } from '../process/log.ts';
import type { TestResources } from './resources.ts';

/** A message as Kafka keeps it. */
export interface StoredMessage {
  readonly key: string | null;
  readonly headers: readonly string[];
  readonly partition: number;
  /** The value as it was written. */
  readonly text: string;
  readonly event: AnyEvent;
}

/** Reads a topic from its beginning, in each partition's order, until `count` different events are read; one that was sent again is there again. */
export async function readTopic(
  { kafkaBrokers, kafkaPrefix }: Pick<TestResources, 'kafkaBrokers' | 'kafkaPrefix'>,
  topic: EventTopic,
  count: number,
): Promise<readonly StoredMessage[]> {
  const kafka = connectKafkajs('topic-reader', kafkaBrokers, createLog('topic-reader', 'silent'));
  const consumer = kafka.consumer({ groupId: `reader-${randomUUID()}` });
  const messages: StoredMessage[] = [];
  const ids = new Set<string>();
  const { promise: complete, resolve } = Promise.withResolvers<void>();
  await consumer.connect();
  await consumer.subscribe({ topics: [kafkaPrefix + topic], fromBeginning: true });
  await consumer.run({
    async eachMessage({ partition, message }) {
      const text = message.value?.toString() ?? '';
      const event = JSON.parse(text) as StoredMessage['event'];
      messages.push({
        key: message.key?.toString() ?? null,
        headers: Object.keys(message.headers ?? {}),
        partition,
        text,
        event,
      });
      if (ids.add(event.id).size >= count) resolve();
    },
  });
  await complete;
  await consumer.disconnect();
  return messages;
}
