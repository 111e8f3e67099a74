import type { KafkaConnectionConfig } from '../../process/kafka-connection.ts';
import type { Log } from '../../process/log.ts';
import type { KafkaClient } from './client.ts';
import { createKafkajsClient } from './kafkajs/client.ts';
import { createPlatformaticClient } from './platformatic/client.ts';

const CLIENTS = { kafkajs: createKafkajsClient, platformatic: createPlatformaticClient } as const;

/** Without TLS and without authentication. */
const PLAIN: KafkaConnectionConfig = { KAFKA_CLIENT: 'kafkajs', KAFKA_TLS: false };

/** @param brokers comma separated `host:port` */
export function createKafka(
  clientId: string,
  brokers: string,
  log: Log,
  config: KafkaConnectionConfig = PLAIN,
): KafkaClient {
  return CLIENTS[config.KAFKA_CLIENT](clientId, brokers, log, config);
}
