import type { Connection } from 'mongoose';
import type { Clock } from './clock.ts';
import { createConsumers, type EventHandler } from './inbox/consumer.ts';
import { createKafka, ensureTopics } from './kafka/kafka.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import { createRelay } from './outbox/relay.ts';
import type { AppParts } from './run.ts';

/** A service's whole traffic of events: outbox and relay for what it publishes, consumers for what it reads. */
export interface Events {
  readonly outbox: Outbox;
  /** Indexes first, then relay and consumers in the background: a service serves while Kafka is away. */
  start(handlers: readonly EventHandler[]): Promise<void>;
  stop(): Promise<void>;
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
    clock: Clock;
  },
): Events {
  const { service, connection, prefix, log, metrics } = parts;
  const kafka = createKafka(service, parts.brokers, log);
  const outbox = createOutbox(connection, parts.clock);
  const prepare = () => ensureTopics(kafka, prefix);
  const relay = createRelay({ connection, kafka, prefix, prepare, log });
  const stops: (() => Promise<void>)[] = [];
  return {
    outbox,
    async start(handlers) {
      await outbox.ensureIndexes();
      relay.start();
      stops.push(() => relay.stop());
      if (handlers.length === 0) return;
      const consumers = createConsumers({
        group: service,
        prefix,
        connection,
        kafka,
        handlers,
        log,
        metrics,
        prepare,
      });
      await consumers.ensureIndexes();
      consumers.start();
      stops.unshift(() => consumers.stop());
    },
    async stop() {
      for (const stop of stops) await stop();
    },
  };
}
