import type { EventByTopic, EventTopic } from '@zielona-fala/contracts';
import type { Consumer, EachBatchPayload, KafkaMessage } from 'kafkajs';
import type { Connection } from 'mongoose';
import type { Kafka } from '../kafka/kafka.ts';
import { untilDone } from '../kafka/retry.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Session } from '../mongo/transaction.ts';
import { createInbox, type Inbox } from './inbox.ts';

/** What one topic's events do to a service's data. */
export interface EventHandler<Topic extends EventTopic = EventTopic> {
  readonly topic: Topic;
  /** Applies one event inside the transaction that also notes it as done; runs again after a conflict. */
  apply(event: EventByTopic[Topic], session: Session): Promise<void>;
}

/** Keeps the type of one topic's handler when handlers of several topics stand in one list. */
export function eventHandler<Topic extends EventTopic>(handler: EventHandler<Topic>): EventHandler {
  return handler as unknown as EventHandler;
}

/** Consumers of a service's topics: each event's effect happens once, whatever is delivered twice. */
export interface Consumers {
  start(): void;
  stop(): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export interface ConsumerParts {
  /** Consumer group, the service's name. */
  readonly group: string;
  /** Stands before each topic's name and the group. */
  readonly prefix: string;
  readonly connection: Connection;
  readonly kafka: Kafka;
  readonly handlers: readonly EventHandler[];
  readonly log: Log;
  readonly metrics: Metrics;
  /** Prepares Kafka before the first subscription, for instance missing topics. */
  readonly prepare: () => Promise<void>;
}

export function createConsumers(parts: ConsumerParts): Consumers {
  const { kafka, log, metrics } = parts;
  const inbox = createInbox(parts.connection, parts.handlers, log);
  const stopping = new AbortController();
  const consumer = kafka.consumer({
    groupId: parts.prefix + parts.group,
    allowAutoTopicCreation: false,
    minBytes: 1,
    maxWaitTimeInMs: 250,
    sessionTimeout: 10_000,
    heartbeatInterval: 1000,
    retry: { initialRetryTime: 100, maxRetryTime: 5000, retries: Number.MAX_SAFE_INTEGER },
  });
  let running: Promise<void> = Promise.resolve();

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
      eachBatch: (payload) =>
        processBatch(payload, payload.batch.topic.slice(parts.prefix.length), inbox, metrics),
    });
  };

  const begin = (): void => {
    running = untilDone('subscribing to events', subscribe, { log, signal: stopping.signal });
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
    ensureIndexes: () => inbox.ensureIndexes(),
  };
}

async function disconnect(consumer: Consumer): Promise<void> {
  await consumer.stop();
  await consumer.disconnect();
}

async function processBatch(
  payload: EachBatchPayload,
  topic: string,
  inbox: Inbox,
  metrics: Metrics,
): Promise<void> {
  const { batch, heartbeat, resolveOffset, isRunning, isStale } = payload;
  for (const message of batch.messages) {
    if (!isRunning() || isStale()) return;
    await inbox.take(topic, textOf(message));
    resolveOffset(message.offset);
    metrics.lastEvent.set({ topic }, Date.now() / 1000);
    await heartbeat();
  }
}

function textOf(message: KafkaMessage): string {
  return message.value?.toString('utf8') ?? '';
}
