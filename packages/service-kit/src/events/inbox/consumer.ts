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

/** Consumers of a service's topics: each event's effect happens once, whatever is delivered twice. */
export interface Consumers {
  start(): void;
  stop(): Promise<void>;
  /**
   * What waits for this process, as the liveness probe asks: the message it has in hand, else where it stands in the
   * partitions assigned to it; null when it has read them all.
   * @throws what the last attempt threw because a server was unavailable
   */
  front(lags: readonly PartitionLag[]): string | null;
}

/** A long batch shows its progress to other replicas and loses little when a process dies. */
const COMMIT_EVERY_MS = 5000;
/** Taken together; as many as a handful of transactions do within a heartbeat or two. */
const MAX_TOGETHER = 200;
/**
 * A member that is killed keeps its partitions for so long: the least that brokers allow, so that its events flow again
 * within twice of it. Heartbeats go on while messages are in hand, however long the database takes.
 */
const SESSION_MS = 6000;
const HEARTBEAT_MS = 1000;

export interface ConsumerParts {
  /** Consumer group, the service's name. */
  readonly group: string;
  /** Stands before each topic's name and the group. */
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
    // a broker answers as soon as there is something; an idle member asks twice a second
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
    // a heartbeat that is refused now is refused again after these messages, where it counts
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
  // kafkajs restarts by itself only after errors it calls retriable
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
