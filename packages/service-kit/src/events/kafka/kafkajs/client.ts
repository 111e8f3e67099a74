import kafkajs from 'kafkajs';
import type { KafkaConnectionConfig } from '../../../process/kafka-connection.ts';
import type { Log } from '../../../process/log.ts';
import type { KafkaClient } from '../client.ts';
import { connectAdmin } from './admin.ts';
import { connectKafkajs } from './connect.ts';
import { createConsumer } from './consumer.ts';
import { connectProducer } from './producer.ts';

/** The client by kafkajs. */
export function createKafkajsClient(
  clientId: string,
  brokers: string,
  log: Log,
  config: KafkaConnectionConfig,
): KafkaClient {
  const kafka = connectKafkajs(clientId, brokers, log, config);
  return {
    producer: (options) => connectProducer(kafka, options),
    consumer: (options) => createConsumer(kafka, options),
    admin: (options) => connectAdmin(kafka, options),
    isOwnError: (error) => error instanceof kafkajs.KafkaJSError,
  };
}
