import type { AnyEvent } from '@zielona-fala/contracts/events';
import type { OutgoingBatch } from '../events/kafka/client.ts';
import { createKafka } from '../events/kafka/create-kafka.ts';
import { ensureTopics } from '../events/kafka/topics.ts';
import { createLog } from '../process/log.ts';
import type { TestResources } from './resources.ts';
import { waitFor } from './wait.ts';

/** Stands in for the services that publish what the one under test consumes. */
export interface TestPublisher {
  /** Sends the events in the given order, each to its topic, keyed by its learner. */
  publish(...events: readonly AnyEvent[]): Promise<void>;
  stop(): Promise<void>;
}

const SEND_LIMIT_MS = 10_000;

export async function startTestPublisher(
  resources: Pick<TestResources, 'kafkaBrokers' | 'kafkaPrefix'>,
): Promise<TestPublisher> {
  const kafka = createKafka('test-publisher', resources.kafkaBrokers, createLog('test-publisher', 'silent'));
  await ensureTopics(kafka, resources.kafkaPrefix);
  const connect = () => kafka.producer({ timeout: SEND_LIMIT_MS });
  let producer = await connect();
  /** A topic that was just made may have no leader yet: as by a relay, all is then sent anew. */
  const isTaken = async (batch: OutgoingBatch): Promise<boolean> => {
    try {
      await producer.sendBatch(batch);
      return true;
    } catch (error) {
      if (!kafka.isOwnError(error)) throw error;
      await producer.disconnect();
      producer = await connect();
      return false;
    }
  };
  return {
    async publish(...events) {
      const byTopic = Map.groupBy(events, ({ type }) => type);
      const batch = {
        acks: -1,
        topicMessages: [...byTopic].map(([topic, messages]) => ({
          topic: resources.kafkaPrefix + topic,
          messages: messages.map((event) => ({ key: event.aggregateId, value: JSON.stringify(event) })),
        })),
      };
      await waitFor('Kafka to take the events', () => isTaken(batch));
    },
    stop: () => producer.disconnect(),
  };
}
