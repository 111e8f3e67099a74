import type { EachBatchPayload } from 'kafkajs';
import type { ConsumerOptions, IncomingBatch, KafkaConsumer } from '../client.ts';
import type { Kafka } from './library.ts';

/** A member of a consumer group by kafkajs. */
export function createConsumer(kafka: Kafka, options: ConsumerOptions): KafkaConsumer {
  const { groupId, sessionTimeout, heartbeatInterval, commitInterval, onJoin, onLeave, onCrash } = options;
  const consumer = kafka.consumer({
    groupId,
    allowAutoTopicCreation: false,
    minBytes: 1,
    // a broker responds as soon as it has a message; an idle member polls twice a second
    maxWaitTimeInMs: 500,
    sessionTimeout,
    heartbeatInterval,
    retry: { initialRetryTime: 100, maxRetryTime: 5000, retries: Number.MAX_SAFE_INTEGER },
  });
  const { GROUP_JOIN, CRASH, STOP } = consumer.events;
  consumer.on(GROUP_JOIN, ({ payload }) => onJoin(payload.memberAssignment));
  consumer.on(STOP, onLeave);
  // kafkajs restarts only after errors that it classifies as retriable
  consumer.on(CRASH, ({ payload }) => {
    onLeave();
    if (!payload.restart) onCrash();
  });
  return {
    async run(topics) {
      await consumer.connect();
      await consumer.subscribe({ topics: [...topics], fromBeginning: true });
      await consumer.run({
        eachBatchAutoResolve: false,
        autoCommit: true,
        autoCommitInterval: commitInterval,
        eachBatch: (payload) => options.onBatch(incoming(payload)),
      });
    },
    async stop() {
      await consumer.stop();
      await consumer.disconnect();
    },
  };
}

function incoming(payload: EachBatchPayload): IncomingBatch {
  const { batch, resolveOffset, commitOffsetsIfNecessary, heartbeat, isRunning, isStale } = payload;
  const { topic, partition, messages, highWatermark } = batch;
  return {
    ...{ topic, partition, messages, highWatermark, heartbeat },
    isCurrent: () => isRunning() && !isStale(),
    async resolve(offset) {
      resolveOffset(offset);
      await commitOffsetsIfNecessary();
    },
  };
}
