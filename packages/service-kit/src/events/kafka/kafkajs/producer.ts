import type { ProducerConfig } from 'kafkajs';
import type { KafkaProducer, OutgoingMessages, ProducerOptions } from '../client.ts';
import type { Kafka } from './library.ts';

/**
 * kafkajs 2.2.4 must not try again by itself: where one broker took its part of a batch and another one died, it passes
 * over what has moved to the first one, and says that all was sent (tulios/kafkajs#1798). It lets no idempotent producer
 * be without tries; ours need not be one, since the inbox drops what is sent again.
 */
export const PRODUCER = {
  maxInFlightRequests: 1,
  allowAutoTopicCreation: false,
  retry: { retries: 0 },
} as const satisfies ProducerConfig;

/** @throws if Kafka is unavailable */
export async function connectProducer(kafka: Kafka, { timeout }: ProducerOptions): Promise<KafkaProducer> {
  const producer = kafka.producer(PRODUCER);
  await producer.connect();
  return {
    sendBatch: ({ acks, topicMessages }) =>
      producer.sendBatch({ acks, timeout, topicMessages: topicMessages.map(ownMessages) }),
    disconnect: () => producer.disconnect(),
  };
}

/** kafkajs' types demand arrays that it could change. */
const ownMessages = ({ topic, messages }: OutgoingMessages) => ({ topic, messages: [...messages] });
