import type { BaseOptions } from '@platformatic/kafka';
import { type Backoff, backoffMs } from '../../../process/backoff.ts';
import type { KafkaConnectionConfig } from '../../../process/kafka-connection.ts';

/** Pauses between attempts to reach Kafka. */
export const PAUSES: Backoff = { firstMs: 100, maxMs: 5000 };

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
    retryDelay: (_client, _operation, attempt) => backoffMs(attempt, PAUSES),
  };
}

function saslOf({ KAFKA_USERNAME: username, KAFKA_PASSWORD: password }: KafkaConnectionConfig) {
  if (username === undefined || password === undefined) return {};
  return { sasl: { mechanism: 'SCRAM-SHA-512', username, password } } as const;
}
