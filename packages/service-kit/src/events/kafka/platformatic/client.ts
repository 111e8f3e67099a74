import type { KafkaConnectionConfig } from '../../../process/kafka-connection.ts';
import type { Log } from '../../../process/log.ts';
import type { KafkaClient } from '../client.ts';
import { connectAdmin } from './admin.ts';
import { connectionOptions } from './connection.ts';
import { createConsumer } from './consumer.ts';
import { connectProducer } from './producer.ts';

/** Of the library's own errors, and of those of its buffers, where an answer was shorter than it should be. */
const OWN_CODES = /^(PLT_KFK_|OUT_OF_BOUNDS$)/;

/** The client by @platformatic/kafka, which is loaded when it is used first. */
export function createPlatformaticClient(
  clientId: string,
  brokers: string,
  log: Log,
  config: KafkaConnectionConfig,
): KafkaClient {
  const connection = connectionOptions(clientId, brokers, config);
  return {
    producer: (options) => connectProducer(connection, options),
    consumer: (options) => createConsumer(connection, options, log),
    admin: (options) => connectAdmin(connection, options),
    isOwnError: (error) => error instanceof Error && 'code' in error && OWN_CODES.test(String(error.code)),
  };
}
