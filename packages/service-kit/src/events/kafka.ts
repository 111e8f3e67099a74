import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { EVENT_TOPICS, TOPIC_RETENTION_MS } from '@zielona-fala/contracts/events';
import type { Admin, logCreator } from 'kafkajs';
import type { KafkaSecurityConfig } from '../process/kafka-security.ts';
import type { KafkaTopicsConfig } from '../process/kafka-topics.ts';
import type { Log } from '../process/log.ts';
import { Kafka, logLevel } from './kafkajs.ts';

export type { Kafka } from './kafkajs.ts';

/** Where nobody says otherwise. */
const TOPICS: KafkaTopicsConfig = { KAFKA_PARTITIONS: 6, KAFKA_REPLICATION_FACTOR: -1 };
const KNOWN_AFTER_ATTEMPTS = 50;
const KNOWN_PAUSE_MS = 100;
const LEVELS = {
  [logLevel.ERROR]: 'warn',
  [logLevel.WARN]: 'debug',
  [logLevel.INFO]: 'debug',
  [logLevel.DEBUG]: 'trace',
} as const;

const require = createRequire(import.meta.url);

interface ProtocolErrors {
  readonly errorCodes: readonly { readonly type: string; readonly message: string }[];
}

const WHILE_STARTING: ReadonlySet<string> = new Set([
  'LEADER_NOT_AVAILABLE',
  'GROUP_LOAD_IN_PROGRESS',
  'GROUP_COORDINATOR_NOT_AVAILABLE',
  'NOT_COORDINATOR_FOR_GROUP',
]);
const STARTING_MS = 30_000;

/** Services that start together create the same topics; a creation that really failed is thrown besides. */
const TOPICS_RACE = 'Topic creation errors';

/** What a broker says that is not done starting. kafkajs then asks again by itself. */
const STARTING_ANSWERS: ReadonlySet<unknown> = new Set([
  ...(require('kafkajs/src/protocol/error') as ProtocolErrors).errorCodes
    .filter(({ type }) => WHILE_STARTING.has(type))
    .map(({ message }) => message),
  TOPICS_RACE,
]);

/** kafkajs' own lines at our levels. That a broker is starting is no warning, unless it goes on. */
function logCreatorOf(log: Log): logCreator {
  const created = performance.now();
  return () => (entry) => {
    const { message, error } = entry.log;
    const isStarting = STARTING_ANSWERS.has(error) && performance.now() - created < STARTING_MS;
    const level = isStarting ? 'debug' : (LEVELS[entry.level as keyof typeof LEVELS] ?? 'debug');
    const cause = error instanceof Error ? error.message : error;
    log[level]({ kafka: message, namespace: entry.namespace, error: cause }, 'kafka client');
  };
}

/**
 * The only place that knows kafkajs' settings.
 * @param brokers comma separated `host:port`
 */
export function createKafka(
  clientId: string,
  brokers: string,
  log: Log,
  security: KafkaSecurityConfig = { KAFKA_TLS: false },
): Kafka {
  return new Kafka({
    clientId,
    brokers: brokers.split(','),
    ssl: security.KAFKA_TLS,
    ...saslOf(security),
    connectionTimeout: 3000,
    requestTimeout: 20_000,
    retry: { initialRetryTime: 100, maxRetryTime: 5000, retries: 8 },
    logCreator: logCreatorOf(log),
  });
}

function saslOf({ KAFKA_USERNAME: username, KAFKA_PASSWORD: password }: KafkaSecurityConfig) {
  if (username === undefined || password === undefined) return {};
  return { sasl: { mechanism: 'scram-sha-512', username, password } } as const;
}

/** Creates the event topics that are missing. */
export async function ensureTopics(
  kafka: Kafka,
  prefix: string,
  config: KafkaTopicsConfig = TOPICS,
): Promise<void> {
  const admin = kafka.admin();
  await admin.connect();
  try {
    await createMissing(
      admin,
      EVENT_TOPICS.map((topic) => prefix + topic),
      config,
    );
  } finally {
    await admin.disconnect();
  }
}

async function createMissing(
  admin: Admin,
  topics: readonly string[],
  config: KafkaTopicsConfig,
): Promise<void> {
  const existing = new Set(await admin.listTopics());
  const missing = topics.filter((topic) => !existing.has(topic));
  if (missing.length === 0) return;
  await admin.createTopics({
    waitForLeaders: false,
    topics: missing.map((topic) => ({
      topic,
      numPartitions: config.KAFKA_PARTITIONS,
      replicationFactor: config.KAFKA_REPLICATION_FACTOR,
      configEntries: [{ name: 'retention.ms', value: String(TOPIC_RETENTION_MS) }],
    })),
  });
  await waitUntilKnown(admin, missing);
}

/** A broker can have created a topic and not have heard of it yet, which kafkajs' own wait takes for a failure. */
async function waitUntilKnown(admin: Admin, topics: readonly string[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await admin.fetchTopicMetadata({ topics: [...topics] });
      return;
    } catch (error) {
      if (attempt === KNOWN_AFTER_ATTEMPTS) throw error;
      await pause(KNOWN_PAUSE_MS);
    }
  }
}
