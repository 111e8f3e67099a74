import type { Consumer, EachBatchPayload, KafkaMessage } from 'kafkajs';
import type { Log } from '../../process/log.ts';
import { createOutage } from '../../worker/outage.ts';
import { untilDone } from '../../worker/retry.ts';
import type { Kafka } from '../kafka.ts';
import { createAssignment } from './assignment.ts';
import type { ConsumerMetrics } from './consumer-metrics.ts';
import type { EventHandler } from './handler.ts';
import type { Inbox } from './inbox.ts';
import type { PartitionLag } from './lag.ts';
import type { KeyedMessage } from './lanes.ts';

/** Consumers of a service's topics: each event takes effect once, even if it is delivered twice. */
export interface Consumers {
  start(): void;
  stop(): Promise<void>;
  /**
   * The next message for this process, for the liveness probe: the one being processed, otherwise the position in each
   * assigned partition; null if everything has been read.
   * @throws the error of the last attempt if a server was unavailable
   */
  front(lags: readonly PartitionLag[]): string | null;
}

/** A long batch shows its progress to other replicas and loses little when a process dies. */
const COMMIT_EVERY_MS = 5000;
/** Messages processed together: about what a few transactions can do within one or two heartbeats. */
const MAX_TOGETHER = 200;
/**
 * How long a killed member keeps its partitions. This is the minimum that brokers allow; events flow again within twice
 * this time. Heartbeats are sent while messages are processed, however long the database takes.
 */
const SESSION_MS = 6000;
const HEARTBEAT_MS = 1000;

export interface ConsumerParts {
  /** Consumer group, the service's name. */
  readonly group: string;
  /** Prepended to topic names and the group. */
  readonly prefix: string;
  readonly inbox: Inbox;
  readonly kafka: Kafka;
  readonly handlers: readonly EventHandler[];
  readonly log: Log;
  readonly metrics: ConsumerMetrics;
  /** Prepares Kafka before the first subscription, for instance missing topics. */
  readonly prepare: () => Promise<void>;
}

export function createConsumers(parts: ConsumerParts): Consumers {
  const { kafka, inbox, log, metrics } = parts;
  const stopping = new AbortController();
  const consumer = kafka.consumer({
    groupId: parts.prefix + parts.group,
    allowAutoTopicCreation: false,
    minBytes: 1,
    // a broker responds as soon as it has a message; an idle member polls twice a second
    maxWaitTimeInMs: 500,
    sessionTimeout: SESSION_MS,
    heartbeatInterval: HEARTBEAT_MS,
    retry: { initialRetryTime: 100, maxRetryTime: 5000, retries: Number.MAX_SAFE_INTEGER },
  });
  const assignment = createAssignment(consumer, parts.prefix);
  const outage = createOutage();
  let running: Promise<void> = Promise.resolve();
  let inHand: string | null = null;

  const take = async (
    { batch: { partition }, heartbeat }: EachBatchPayload,
    topic: string,
    messages: readonly KafkaMessage[],
  ): Promise<void> => {
    inHand = `${topic}/${partition}@${messages[0]?.offset}`;
    // ignored: a rejected heartbeat is rejected again after these messages, where the error is handled
    const beating = setInterval(() => heartbeat().catch(() => undefined), HEARTBEAT_MS);
    try {
      await inbox.takeAll(topic, messages.map(keyed));
    } finally {
      clearInterval(beating);
      inHand = null;
    }
  };

  const processBatch = async (payload: EachBatchPayload): Promise<void> => {
    const { batch, heartbeat, resolveOffset, commitOffsetsIfNecessary, isRunning, isStale } = payload;
    const { partition } = batch;
    const topic = batch.topic.slice(parts.prefix.length);
    for (let start = 0; start < batch.messages.length; start += MAX_TOGETHER) {
      if (!isRunning() || isStale()) return;
      const messages = batch.messages.slice(start, start + MAX_TOGETHER);
      await take(payload, topic, messages);
      const offset = messages.at(-1)?.offset ?? batch.lastOffset();
      resolveOffset(offset);
      metrics.lastEvent.set({ topic }, Date.now() / 1000);
      const waiting = Number(batch.highWatermark) - Number(offset) - 1;
      metrics.lag.set({ topic, partition }, waiting);
      await commitOffsetsIfNecessary();
      await heartbeat();
    }
  };

  const subscribe = async (): Promise<void> => {
    await parts.prepare();
    await consumer.connect();
    await consumer.subscribe({
      topics: parts.handlers.map(({ topic }) => parts.prefix + topic),
      fromBeginning: true,
    });
    await consumer.run({
      eachBatchAutoResolve: false,
      autoCommit: true,
      autoCommitInterval: COMMIT_EVERY_MS,
      eachBatch: (payload) => outage.during(() => processBatch(payload)),
    });
  };

  const begin = (): void => {
    running = untilDone('subscribing to events', () => outage.during(subscribe), {
      log,
      signal: stopping.signal,
    });
  };
  // kafkajs restarts only after errors that it classifies as retriable
  consumer.on(consumer.events.CRASH, ({ payload }) => {
    if (!payload.restart && !stopping.signal.aborted) begin();
  });

  return {
    start: begin,
    async stop() {
      stopping.abort();
      await running;
      await disconnect(consumer);
    },
    front(lags) {
      outage.throwIfRecent();
      if (inHand !== null) return inHand;
      const behind = lags.filter(
        ({ topic, partition, lag }) => lag > 0 && assignment.includes(topic, partition),
      );
      return behind.map(({ topic, partition, next }) => `${topic}/${partition}@${next}`).join(' ') || null;
    },
  };
}

async function disconnect(consumer: Consumer): Promise<void> {
  await consumer.stop();
  await consumer.disconnect();
}

const keyed = ({ key, value }: KafkaMessage): KeyedMessage => ({
  key: key?.toString('utf8') ?? '',
  value: value?.toString('utf8') ?? '',
});
