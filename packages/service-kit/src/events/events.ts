import type { Connection } from 'mongoose';
import type { Clock } from '../process/clock.ts';
import type { KafkaConnectionConfig } from '../process/kafka-connection.ts';
import type { KafkaTopicsConfig } from '../process/kafka-topics.ts';
import type { AppParts } from '../process/run-app.ts';
import type { Work } from '../worker/liveness.ts';
import { type Consumers, createConsumers } from './inbox/consumer.ts';
import { createConsumerMetrics } from './inbox/consumer-metrics.ts';
import { createDeadLetterMetrics } from './inbox/dead-letter-metrics.ts';
import { createDeadLetters } from './inbox/dead-letters.ts';
import { createAgeMeter } from './inbox/event-age.ts';
import type { EventHandler } from './inbox/handler.ts';
import { createInbox } from './inbox/inbox.ts';
import { type ConsumerLag, createConsumerLag } from './inbox/lag.ts';
import { createRedriver } from './inbox/redrive.ts';
import { createKafka } from './kafka/create-kafka.ts';
import { ensureTopics } from './kafka/topics.ts';
import { createOutboxMetrics } from './outbox/metrics.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import { createRelay } from './outbox/relay.ts';
import { createWatermarks, type Watermarks } from './projection/watermarks.ts';

/** Everything a service does with events: an outbox and a relay to publish them, consumers to read them. */
export interface Events {
  readonly outbox: Outbox;
  /** What the consumers advance. */
  readonly watermarks: Watermarks;
  /** Indexes first, then relay and consumers in the background: a service serves while Kafka is unavailable. */
  start(handlers: readonly EventHandler[]): Promise<void>;
  stop(): Promise<void>;
  /** The work of relay and consumers, for the liveness probe. */
  readonly work: readonly Work[];
}

/**
 * @param parts.service also the consumer group and Kafka's client id
 * @param parts.prefix stands before topics and groups (KAFKA_PREFIX)
 */
export function createEvents(
  parts: AppParts & {
    service: string;
    connection: Connection;
    brokers: string;
    prefix: string;
    /** If absent, connects by kafkajs, without TLS and without authentication. */
    kafka?: KafkaConnectionConfig;
    /** How missing topics are created. */
    topics?: KafkaTopicsConfig;
    /** False for a service that only consumes: it has no relay. */
    publishes?: boolean;
    clock: Clock;
  },
): Events {
  const { service, connection, prefix, log, metrics } = parts;
  const kafka = createKafka(service, parts.brokers, log, parts.kafka);
  const outbox = createOutbox(connection, parts.clock);
  const watermarks = createWatermarks(connection);
  const prepare = () => ensureTopics(kafka, prefix, parts.topics);
  const relay = parts.publishes === false ? null : createRelay({ connection, kafka, prefix, prepare, log });
  const stops: (() => Promise<void>)[] = [];
  let lag: ConsumerLag | null = null;
  let consumers: Consumers | null = null;

  /** Asks Kafka also when nothing is consumed: the relay's front does not. */
  const consumersFront = async (): Promise<string | null> => {
    const lags = await lag?.read();
    return lags === undefined || consumers === null ? null : consumers.front(lags);
  };

  return {
    outbox,
    watermarks,
    work: [...(relay === null ? [] : [relay.work]), { name: 'consuming events', front: consumersFront }],
    async start(handlers) {
      if (relay !== null) {
        await outbox.ensureIndexes();
        relay.start();
        stops.push(() => relay.stop());
        createOutboxMetrics(metrics.registry, connection, { clock: parts.clock, log });
      }
      const topics = handlers.map(({ topic }) => topic);
      const groupLag = createConsumerLag({ kafka, group: service, topics, prefix });
      lag = groupLag;
      metrics.watch('kafka', async () => {
        await groupLag.read();
        return true;
      });
      stops.push(() => groupLag.stop());
      if (handlers.length === 0) return;
      const inbox = createInbox(connection, handlers.map(createAgeMeter(metrics.registry)), log, watermarks);
      await inbox.ensureIndexes();
      createDeadLetterMetrics(metrics.registry, createDeadLetters(connection), log);
      const redriver = createRedriver(connection, inbox, log);
      redriver.start();
      const started = createConsumers({
        group: service,
        prefix,
        inbox,
        kafka,
        handlers,
        log,
        metrics: createConsumerMetrics(metrics.registry, groupLag.read, log),
        prepare,
      });
      started.start();
      consumers = started;
      stops.unshift(
        () => started.stop(),
        () => redriver.stop(),
      );
    },
    async stop() {
      for (const stop of stops) await stop();
    },
  };
}
