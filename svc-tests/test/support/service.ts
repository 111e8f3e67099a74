import {
  type App,
  type Clock,
  connectMongo,
  createLog,
  createMetrics,
  newId,
  startHttpServer,
  systemClock,
} from '@zielona-fala/service-kit';
import {
  startTestTokens,
  type TestResources,
  type TestTokens,
  testResources,
} from '@zielona-fala/service-kit/testing';
import type { Connection } from 'mongoose';
import request from 'supertest';
import { createApp } from '../../src/app.ts';
import { loadBank } from '../../src/bank/load.ts';
import { createBankStore } from '../../src/bank/store.ts';
import type { TestsConfig } from '../../src/config.ts';
import { createDrawStore } from '../../src/draw/store.ts';
import { questionsForExams, writeBank } from './bank.ts';

/** Makes a call and gives back its answer; `path` follows `/api/v1/tests`. */
export type Caller = (method: Method, path: string, body?: object) => Promise<request.Response>;

export interface Learner {
  readonly userId: number;
  readonly call: Caller;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The real service on the real parts; only identity's answers, and the clock if asked, are made up. */
export interface TestService {
  readonly resources: TestResources;
  readonly connection: Connection;
  readonly app: App;
  /** Learners whom identity calls active. */
  readonly activeAccounts: Set<number>;
  /** Somebody who is not signed in. */
  readonly anybody: Caller;
  /** A learner who is signed in, and active as far as identity knows. */
  learner(): Learner;
  stop(): Promise<void>;
}

export interface TestServiceOptions {
  readonly clock?: Clock;
  readonly config?: Partial<TestsConfig>;
  /** Goes on with the database and topics of another service. */
  readonly resources?: TestResources;
}

export async function startService(options: TestServiceOptions = {}): Promise<TestService> {
  const resources = options.resources ?? testResources('tests');
  const connection = await connectMongo(resources.mongoUri);
  const tokens = await startTestTokens();
  const activeAccounts = new Set<number>();
  const identity = await startIdentity(activeAccounts);
  const config = { ...configOf(resources, tokens, identity.url), ...options.config };
  const log = createLog('svc-tests', 'silent');
  const app = createApp(config, { log, metrics: createMetrics() }, options);
  await app.start();
  await loadBank(
    await writeBank({ 'b.json': questionsForExams(2) }),
    createBankStore(connection, createDrawStore(connection)),
  );
  // test files share one Redis: nobody may meet a learner of another file
  let nextLearner = newId(systemClock);
  const caller =
    (tokenOf: () => Promise<string | null>): Caller =>
    async (method, path, body) => {
      const token = await tokenOf();
      const call = request(app.http)[method](`/api/v1/tests${path}`);
      if (token !== null) call.set('x-access-token', token);
      return body === undefined ? call : call.send(body);
    };
  return {
    resources,
    connection,
    app,
    activeAccounts,
    anybody: caller(async () => null),
    learner() {
      const userId = nextLearner;
      nextLearner += 1;
      activeAccounts.add(userId);
      return { userId, call: caller(() => tokens.issue(userId)) };
    },
    async stop() {
      await app.stop();
      await connection.close();
      await tokens.stop();
      await identity.stop();
    },
  };
}

function configOf(resources: TestResources, tokens: TestTokens, identityUrl: string): TestsConfig {
  return {
    NODE_ENV: 'test',
    PORT: 0,
    PROBE_PORT: 0,
    LOG_LEVEL: 'silent',
    MONGODB_URI: resources.mongoUri,
    REDIS_URL: resources.redisUrl,
    KAFKA_BROKERS: resources.kafkaBrokers,
    KAFKA_PREFIX: resources.kafkaPrefix,
    TOKEN_ISSUER: tokens.issuer,
    TOKEN_AUDIENCE: tokens.audience,
    INTERNAL_TOKEN: 'a-secret-between-services',
    JWKS_URL: tokens.jwksUrl,
    IDENTITY_URL: identityUrl,
    MEDIA_BASE_URL: '/media',
  };
}

async function startIdentity(active: ReadonlySet<number>) {
  const server = await startHttpServer((asked, response) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      const { userIds } = JSON.parse(Buffer.concat(chunks).toString()) as { userIds: number[] };
      const accounts = userIds.map((userId) => ({
        userId,
        username: `u${userId}`,
        isActive: active.has(userId),
      }));
      response.setHeader('content-type', 'application/json').end(JSON.stringify(accounts));
    });
  }, 0);
  return { url: `http://127.0.0.1:${server.port}`, stop: () => server.stop() };
}
