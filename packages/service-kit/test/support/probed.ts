import { TEST_FINISHED } from '@zielona-fala/contracts/events';
import type { Connection } from 'mongoose';
import request from 'supertest';
import type { Events } from '../../src/events/events.ts';
import { createEvents, type EventHandler } from '../../src/events/index.ts';
import { createMongo, createTransact, isMongoReady, openMongo } from '../../src/mongo/index.ts';
import {
  createLog,
  createMetrics,
  type HttpServer,
  probes,
  startHttpServer,
} from '../../src/process/index.ts';
import {
  createTestClock,
  startTestProxy,
  type TestProxy,
  type TestResources,
  waitFor,
} from '../../src/testing/index.ts';
import { createLiveness } from '../../src/worker/index.ts';

/** A service with a relay and a consumer, whose MongoDB stands behind a proxy. */
export interface Probed {
  readonly connection: Connection;
  readonly events: Events;
  readonly mongoProxy: TestProxy;
  /** Log lines of warnings and errors. */
  readonly warnings: readonly string[];
  advance(seconds: number): void;
  livez(): Promise<number>;
  readyz(): Promise<number>;
  metrics(): Promise<string>;
  /** Appends an event of each of these learners. */
  publish(...userIds: number[]): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param resources the same for replicas of one service
 * @param brokers instead of those of the resources
 */
export async function startProbed(
  resources: TestResources,
  handlers: readonly EventHandler[] = [],
  brokers = resources.kafkaBrokers,
): Promise<Probed> {
  const uri = new URL(resources.mongoUri);
  const mongoProxy = await startTestProxy(uri.host);
  uri.host = mongoProxy.address;
  uri.search = '?directConnection=true';
  const connection = createMongo();
  await openMongo(connection, uri.href);
  const clock = createTestClock();
  const metrics = createMetrics();
  const warnings: string[] = [];
  const log = createLog('probed', 'warn', { write: (line) => void warnings.push(line) });
  const parts = {
    service: 'probed',
    connection,
    brokers,
    prefix: resources.kafkaPrefix,
    kafka: resources.kafkaConnection,
    clock,
    log,
    metrics,
  };
  const events = createEvents(parts);
  await events.start(handlers);
  // so that no probe is the one that opens the connection to Kafka
  const answers = () => Promise.all(events.work.map(({ front }) => front())).catch(() => null);
  if (brokers === resources.kafkaBrokers) await waitFor('Kafka to answer', answers);
  const isAlive = createLiveness({ work: events.work, clock, log });
  const server: HttpServer = await startHttpServer(
    probes(metrics, { isReady: () => isMongoReady(connection), isAlive }),
    0,
  );
  const call = request(`http://127.0.0.1:${server.port}`);
  return {
    connection,
    events,
    mongoProxy,
    warnings,
    advance: (seconds) => clock.advance({ seconds }),
    livez: async () => (await call.get('/livez')).status,
    readyz: async () => (await call.get('/readyz')).status,
    metrics: async () => (await call.get('/metrics')).text,
    async publish(...userIds) {
      const { data } = TEST_FINISHED.golden;
      for (const userId of userIds) {
        await createTransact(connection)((session) =>
          events.outbox.append('test-finished', { ...data, userId }, session),
        );
      }
    },
    async stop() {
      mongoProxy.frozen = false;
      await server.stop();
      await events.stop();
      await connection.dropDatabase();
      await connection.close();
      await mongoProxy.stop();
    },
  };
}
