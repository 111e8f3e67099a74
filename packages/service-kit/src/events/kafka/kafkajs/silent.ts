import type { KafkaConfig } from 'kafkajs';
import { Kafka, logLevel } from './library.ts';

/** Fails at once instead of trying again: for whoever asks until there is an answer. */
export const ASKED_ONCE: Partial<KafkaConfig> = { retry: { retries: 0 } };

/**
 * kafkajs without a log, for commands and tests: what fails is thrown to them.
 * @param brokers comma separated `host:port`
 */
export const silentKafka = (brokers: string, config: Partial<KafkaConfig> = {}): Kafka =>
  new Kafka({ brokers: brokers.split(','), logLevel: logLevel.NOTHING, ...config });
