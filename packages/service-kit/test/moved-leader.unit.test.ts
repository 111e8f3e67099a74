import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { PRODUCER } from '../src/events/kafka/kafkajs/producer.ts';

const require = createRequire(import.meta.url);
const createProducer = require('kafkajs/src/producer');
const { KafkaJSConnectionClosedError } = require('kafkajs/src/errors');

const ignore = () => undefined;
const TOPIC = 'test-finished';

interface Produced {
  readonly topicData: readonly { readonly partitions: readonly { readonly partition: number }[] }[];
}

/** Two brokers, each the leader of a partition; who leads the second one dies as it is sent to, and the other follows. */
function startCluster() {
  const written: number[] = [];
  let leaders = [1, 2];
  const broker = (nodeId: number) => ({
    nodeId,
    initProducerId: async () => ({ producerId: '1', producerEpoch: 0 }),
    async produce({ topicData }: Produced) {
      if (nodeId === 2) {
        leaders = [1, 1];
        throw new KafkaJSConnectionClosedError('Closed connection', { host: 'two', port: 2 });
      }
      const partitions = topicData.flatMap((topic) => topic.partitions.map(({ partition }) => partition));
      written.push(...partitions);
      return {
        topics: [
          { topicName: TOPIC, partitions: partitions.map((partition) => ({ partition, errorCode: 0 })) },
        ],
      };
    },
  });
  const brokers = new Map([1, 2].map((nodeId) => [nodeId, broker(nodeId)]));
  const nothing = async () => undefined;
  const cluster = {
    retry: { initialRetryTime: 1 },
    isConnected: () => true,
    connect: nothing,
    disconnect: nothing,
    refreshMetadata: nothing,
    refreshMetadataIfNecessary: nothing,
    addMultipleTargetTopics: nothing,
    removeBroker: () => undefined,
    findControllerBroker: async () => brokers.get(1),
    findTopicPartitionMetadata: () => leaders.map((leader, partitionId) => ({ leader, partitionId })),
    findLeaderForPartitions: (_topic: string, partitions: readonly string[]) =>
      Object.groupBy(partitions.map(Number), (partition) => leaders[partition] ?? 0),
    findBroker: async ({ nodeId }: { nodeId: number | string }) => brokers.get(Number(nodeId)),
  };
  return { cluster, written };
}

test('a batch of which a part went to a broker that died fails, and is sent whole by the next attempt', async () => {
  const { cluster, written } = startCluster();
  const quiet = { warn: ignore, error: ignore, debug: ignore, info: ignore };
  const producer = createProducer({ ...PRODUCER, cluster, logger: { namespace: () => quiet } });
  await producer.connect();
  const messages = [0, 1].map((partition) => ({ partition, key: 'learner', value: 'event' }));
  const send = () => producer.sendBatch({ acks: -1, topicMessages: [{ topic: TOPIC, messages }] });
  await expect(send()).rejects.toThrow('Closed connection');
  expect(written).toEqual([0]);
  await send();
  expect(written).toEqual([0, 0, 1]);
});
