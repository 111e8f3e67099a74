import type { BaseOptions } from '@platformatic/kafka';
import type { KafkaConnectionConfig } from '../../../process/kafka-connection.ts';

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5000;

/** The pause after so many failures in a row. */
export const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), MAX_PAUSE_MS);

/** What producers, members of groups and admins of a process have in common. */
export function connectionOptions(
  clientId: string,
  brokers: string,
  config: KafkaConnectionConfig,
): BaseOptions {
  return {
    clientId,
    bootstrapBrokers: brokers.split(','),
    ...(config.KAFKA_TLS ? { tls: {}, tlsServerName: true } : {}),
    ...saslOf(config),
    connectTimeout: 3000,
    requestTimeout: 20_000,
    autocreateTopics: false,
    retryDelay: (_client, _operation, attempt) => pauseAfter(attempt),
  };
}

function saslOf({ KAFKA_USERNAME: username, KAFKA_PASSWORD: password }: KafkaConnectionConfig) {
  if (username === undefined || password === undefined) return {};
  return { sasl: { mechanism: 'SCRAM-SHA-512', username, password } } as const;
}
