import { randomUUID } from 'node:crypto';
import { readKafkaConnection } from '../process/config.ts';
import type { KafkaConnectionConfig } from '../process/kafka-connection.ts';

/** Addresses of the real servers that the test run started. */
export interface TestResources {
  /** A database of its own, with its name in the path. */
  readonly mongoUri: string;
  readonly redisUrl: string;
  readonly kafkaBrokers: string;
  /** New for each call, so that test files do not read each other's events. */
  readonly kafkaPrefix: string;
  /** By the client that KAFKA_CLIENT names, so that each can be tested. */
  readonly kafkaConnection: KafkaConnectionConfig;
}

/** @param name of the service under test; the database and the topics are new for each call */
export function testResources(name: string): TestResources {
  const id = randomUUID().slice(0, 8);
  const mongo = new URL(variable('TEST_MONGODB_URI'));
  mongo.pathname = `/${name}-${id}`;
  return {
    mongoUri: mongo.href,
    redisUrl: variable('TEST_REDIS_URL'),
    kafkaBrokers: variable('TEST_KAFKA_BROKERS'),
    kafkaPrefix: `${id}.`,
    kafkaConnection: readKafkaConnection(process.env),
  };
}

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run the tests with npm test`);
  return value;
}
