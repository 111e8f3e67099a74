import type { BaseOptions } from '@platformatic/kafka';
import type { KafkaProducer, OutgoingBatch, ProducerOptions } from '../client.ts';

/** @throws if Kafka is unavailable */
export async function connectProducer(
  connection: BaseOptions,
  { timeout }: ProducerOptions,
): Promise<KafkaProducer> {
  const { compatibilityPartitioner, Producer, stringSerializers } = await import('@platformatic/kafka');
  const producer = new Producer({
    ...connection,
    timeout,
    retries: 0,
    repeatOnStaleMetadata: false,
    serializers: stringSerializers,
    // the events of a learner stay in the partition in which kafkajs and Java's client put them
    partitioner: compatibilityPartitioner,
  });
  try {
    await producer.metadata({ topics: [] });
  } catch (error) {
    await producer.close();
    throw error;
  }
  return {
    sendBatch: ({ acks, topicMessages }) => producer.send({ acks, messages: messagesOf(topicMessages) }),
    disconnect: () => producer.close(),
  };
}

const messagesOf = (topicMessages: OutgoingBatch['topicMessages']) =>
  topicMessages.flatMap(({ topic, messages }) => messages.map((message) => ({ topic, ...message })));
