import { randomUUID } from 'node:crypto';

/** Addresses of the real servers that the test run started. */
export interface TestResources {
  /** A database of its own, with its name in the path. */
  readonly mongoUri: string;
  readonly redisUrl: string;
  readonly kafkaBrokers: string;
  /** New for each call, so that test files do not read each other's events. */
  readonly kafkaPrefix: string;
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
  };
}

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run the tests with npm test`);
  return value;
}
