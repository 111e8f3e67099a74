import type { KafkaConnectionConfig } from '../../../process/kafka-connection.ts';
import type { Log } from '../../../process/log.ts';
import { Kafka } from './library.ts';
import { logCreatorOf } from './log.ts';

/** How kafkajs connects, whoever chose it. */
export type KafkajsConfig = Omit<KafkaConnectionConfig, 'KAFKA_CLIENT'>;

/**
 * kafkajs with our settings.
 * @param brokers comma separated `host:port`
 */
export function connectKafkajs(
  clientId: string,
  brokers: string,
  log: Log,
  config: KafkajsConfig = { KAFKA_TLS: false },
): Kafka {
  return new Kafka({
    clientId,
    brokers: brokers.split(','),
    ssl: config.KAFKA_TLS,
    ...saslOf(config),
    connectionTimeout: 3000,
    requestTimeout: 20_000,
    retry: { initialRetryTime: 100, maxRetryTime: 5000, retries: 8 },
    logCreator: logCreatorOf(log),
  });
}

function saslOf({ KAFKA_USERNAME: username, KAFKA_PASSWORD: password }: KafkajsConfig) {
  if (username === undefined || password === undefined) return {};
  return { sasl: { mechanism: 'scram-sha-512', username, password } } as const;
}
