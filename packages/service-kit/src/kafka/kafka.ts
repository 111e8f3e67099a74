import { createRequire } from 'node:module';
import { EVENT_TOPICS, TOPIC_RETENTION_MS } from '@zielona-fala/contracts';
import { type Admin, Kafka, logLevel } from 'kafkajs';
import type { Log } from '../log.ts';

export type { Kafka } from 'kafkajs';

const PARTITIONS = 6;
const LEVELS = {
  [logLevel.ERROR]: 'warn',
  [logLevel.WARN]: 'debug',
  [logLevel.INFO]: 'debug',
  [logLevel.DEBUG]: 'trace',
} as const;

/**
 * The only place that knows kafkajs' settings.
 * @param brokers comma separated `host:port`
 */
export function createKafka(clientId: string, brokers: string, log: Log): Kafka {
  quietIdleConnections();
  return new Kafka({
    clientId,
    brokers: brokers.split(','),
    connectionTimeout: 3000,
    requestTimeout: 30_000,
    retry: { initialRetryTime: 100, maxRetryTime: 5000, retries: 8 },
    logCreator: () => (entry) => {
      const level = LEVELS[entry.level as keyof typeof LEVELS] ?? 'debug';
      log[level]({ kafka: entry.log.message, namespace: entry.namespace }, 'kafka client');
    },
  });
}

/** Creates the event topics that are missing. */
export async function ensureTopics(kafka: Kafka, prefix: string): Promise<void> {
  const admin = kafka.admin();
  await admin.connect();
  try {
    await createMissing(
      admin,
      EVENT_TOPICS.map((topic) => prefix + topic),
    );
  } finally {
    await admin.disconnect();
  }
}

async function createMissing(admin: Admin, topics: readonly string[]): Promise<void> {
  const existing = new Set(await admin.listTopics());
  const missing = topics.filter((topic) => !existing.has(topic));
  if (missing.length === 0) return;
  await admin.createTopics({
    waitForLeaders: true,
    topics: missing.map((topic) => ({
      topic,
      numPartitions: PARTITIONS,
      configEntries: [{ name: 'retention.ms', value: String(TOPIC_RETENTION_MS) }],
    })),
  });
}

interface RequestQueueInternals {
  throttledUntil: number;
  throttleCheckTimeoutId: NodeJS.Timeout | null;
  readonly pending: readonly unknown[];
  checkPendingRequests(): void;
}

const CHECK_PENDING_MS = 10;

/**
 * kafkajs 2.2.4 re-arms a timer with a negative delay on each idle connection, which costs over 1 % of a core.
 * A timer is needed only while something is pending.
 */
function quietIdleConnections(): void {
  const require = createRequire(import.meta.url);
  const RequestQueue = require('kafkajs/src/network/requestQueue') as { prototype: Record<string, unknown> };
  RequestQueue.prototype.scheduleCheckPendingRequests = function scheduleWhenPending(
    this: RequestQueueInternals,
  ): void {
    if (this.throttleCheckTimeoutId !== null || this.pending.length === 0) return;
    const delay = this.throttledUntil - Date.now();
    this.throttleCheckTimeoutId = setTimeout(
      () => {
        this.throttleCheckTimeoutId = null;
        this.checkPendingRequests();
      },
      delay > 0 ? delay : CHECK_PENDING_MS,
    );
  };
}
