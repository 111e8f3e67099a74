import type { Log } from '../../process/log.ts';
import { createOutage } from '../../worker/outage.ts';
import { untilDone } from '../../worker/retry.ts';
import type { IncomingBatch, IncomingMessage, KafkaClient } from '../kafka/client.ts';
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
  readonly kafka: KafkaClient;
  readonly handlers: readonly EventHandler[];
  readonly log: Log;
  readonly metrics: ConsumerMetrics;
  /** Prepares Kafka before the first subscription, for instance missing topics. */
  readonly prepare: () => Promise<void>;
}

export function createConsumers(parts: ConsumerParts): Consumers {
  const { kafka, inbox, log, metrics } = parts;
  const stopping = new AbortController();
  const assignment = createAssignment(parts.prefix);
  const outage = createOutage(kafka.isOwnError);
  let running: Promise<void> = Promise.resolve();
  let inHand: string | null = null;

  const take = async (
    { partition, heartbeat }: IncomingBatch,
    topic: string,
    messages: readonly IncomingMessage[],
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

  const processBatch = async (batch: IncomingBatch): Promise<void> => {
    const { partition } = batch;
    const topic = batch.topic.slice(parts.prefix.length);
    for (let start = 0; start < batch.messages.length; start += MAX_TOGETHER) {
      const messages = batch.messages.slice(start, start + MAX_TOGETHER);
      const offset = messages.at(-1)?.offset;
      if (offset === undefined || !batch.isCurrent()) return;
      await take(batch, topic, messages);
      metrics.lastEvent.set({ topic }, Date.now() / 1000);
      const waiting = Number(batch.highWatermark) - Number(offset) - 1;
      metrics.lag.set({ topic, partition }, waiting);
      await batch.resolve(offset);
      await batch.heartbeat();
    }
  };

  const consumer = kafka.consumer({
    groupId: parts.prefix + parts.group,
    sessionTimeout: SESSION_MS,
    heartbeatInterval: HEARTBEAT_MS,
    commitInterval: COMMIT_EVERY_MS,
    onBatch: (batch) => outage.during(() => processBatch(batch)),
    onJoin: assignment.join,
    onLeave: assignment.leave,
    onCrash() {
      if (!stopping.signal.aborted) begin();
    },
  });

  const subscribe = async (): Promise<void> => {
    await parts.prepare();
    await consumer.run(parts.handlers.map(({ topic }) => parts.prefix + topic));
  };

  const begin = (): void => {
    running = untilDone('subscribing to events', () => outage.during(subscribe), {
      log,
      signal: stopping.signal,
    });
  };

  return {
    start: begin,
    async stop() {
      stopping.abort();
      await running;
      await consumer.stop();
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

const keyed = ({ key, value }: IncomingMessage): KeyedMessage => ({
  key: key?.toString('utf8') ?? '',
  value: value?.toString('utf8') ?? '',
});
