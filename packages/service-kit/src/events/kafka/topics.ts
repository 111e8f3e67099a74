import { setTimeout as pause } from 'node:timers/promises';
import { EVENT_TOPICS, TOPIC_RETENTION_MS } from '@zielona-fala/contracts/events';
import type { KafkaTopicsConfig } from '../../process/kafka-topics.ts';
import type { KafkaAdmin, KafkaClient } from './client.ts';

/** Where nobody says otherwise. */
const TOPICS: KafkaTopicsConfig = { KAFKA_PARTITIONS: 6, KAFKA_REPLICATION_FACTOR: -1 };
const KNOWN_AFTER_ATTEMPTS = 50;
const KNOWN_PAUSE_MS = 100;

/** Creates the event topics that are missing. */
export async function ensureTopics(
  kafka: KafkaClient,
  prefix: string,
  config: KafkaTopicsConfig = TOPICS,
): Promise<void> {
  const admin = await kafka.admin();
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
  admin: KafkaAdmin,
  topics: readonly string[],
  config: KafkaTopicsConfig,
): Promise<void> {
  const existing = new Set(await admin.listTopics());
  const missing = topics.filter((topic) => !existing.has(topic));
  if (missing.length === 0) return;
  await admin.createTopics(missing, {
    partitions: config.KAFKA_PARTITIONS,
    replicationFactor: config.KAFKA_REPLICATION_FACTOR,
    retentionMs: TOPIC_RETENTION_MS,
  });
  await waitUntilKnown(admin, missing);
}

/** A broker can have created a topic and not have heard of it yet, which the clients' own waits take for a failure. */
async function waitUntilKnown(admin: KafkaAdmin, topics: readonly string[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await admin.requireTopics(topics);
      return;
    } catch (error) {
      if (attempt === KNOWN_AFTER_ATTEMPTS) throw error;
      await pause(KNOWN_PAUSE_MS);
    }
  }
}
