import { randomInt } from 'node:crypto';
import path from 'node:path';
import {
  type App,
  type AppParts,
  type Clock,
  connectRedis,
  createApi,
  createEvents,
  createGuards,
  createHttpApp,
  createIdentityClient,
  createLease,
  createMongo,
  createRevocations,
  createSequenceMarks,
  isMongoReady,
  openMongo,
  openRedis,
  remoteKeys,
  systemClock,
} from '@zielona-fala/service-kit';
import { BANK_FOLDER } from './bank/folder.ts';
import { createQuestionPresenter } from './bank/present.ts';
import { bankEndpoints } from './bank/routes.ts';
import { createBankStore } from './bank/store.ts';
import type { TestsConfig } from './config.ts';
import { userChangedHandler } from './consumers/user-changed.ts';
import type { Random } from './draw/random.ts';
import { drawEndpoints } from './draw/routes.ts';
import { createDrawStore } from './draw/store.ts';
import { createExpiryWatch, finishExpiredFirst } from './exams/expiry.ts';
import { createFinishTest } from './exams/finish.ts';
import { createTestPresenter } from './exams/present.ts';
import { examEndpoints } from './exams/routes.ts';
import { createTestStore } from './exams/store.ts';
import { activityOf } from './learners/activity.ts';
import { createLearnerStore } from './learners/store.ts';
import { readMedia } from './media/catalogue.ts';
import { importedMedia } from './media/imported.ts';
import { mediaRoutes } from './media/routes.ts';

/** What a test can put in the place of the real thing. */
export interface TestsAppOptions {
  readonly clock?: Clock;
  readonly random?: Random;
}

/** Composes svc-tests: the bank, learners' tests, media. */
export function createApp(config: TestsConfig, parts: AppParts, options: TestsAppOptions = {}): App {
  const { log, metrics } = parts;
  const clock = options.clock ?? systemClock;
  const random = options.random ?? ((bound) => randomInt(bound));
  const connection = createMongo();
  const redis = connectRedis(config.REDIS_URL, log);
  const events = createEvents({
    ...parts,
    service: 'svc-tests',
    connection,
    brokers: config.KAFKA_BROKERS,
    prefix: config.KAFKA_PREFIX,
    clock,
  });
  const { outbox } = events;
  const draws = createDrawStore(connection);
  const bank = createBankStore(connection, draws);
  const tests = createTestStore(connection);
  const learners = createLearnerStore(connection);
  const media = [readMedia(path.join(BANK_FOLDER, 'media')), importedMedia(config.MEDIA_DIR ?? null)];
  const present = createQuestionPresenter(media, config.MEDIA_BASE_URL);

  const marks = createSequenceMarks(redis, log);
  const finish = createFinishTest({ connection, bank, tests, learners, outbox, marks, clock });
  const expiredFirst = finishExpiredFirst({ tests, finish, clock });
  const lease = createLease(connection, 'exam-expiry', clock);
  const expiry = createExpiryWatch({ tests, finish, clock, lease, log });

  const guards = createGuards({
    keys: remoteKeys(config.JWKS_URL),
    issuer: config.TOKEN_ISSUER,
    audience: config.TOKEN_AUDIENCE,
    revocations: createRevocations(redis, log),
    isActive: activityOf(learners, createIdentityClient(config)),
  });
  const endpoints = [
    ...bankEndpoints(draws),
    ...drawEndpoints({
      bank,
      draws,
      random,
      present,
      finishExpiredFirst: expiredFirst,
      withheldFrom: (userId) => tests.openNumbers(userId),
    }),
    ...examEndpoints({
      bank,
      draws,
      tests,
      finish,
      clock,
      random,
      present: createTestPresenter(present),
      finishExpiredFirst: expiredFirst,
    }),
  ];

  return {
    http: createHttpApp({
      log,
      metrics,
      handlers: [mediaRoutes(media), createApi(endpoints, guards)],
    }),
    async start() {
      await openMongo(connection, config.MONGODB_URI);
      await openRedis(redis);
      await Promise.all([bank, draws, tests, learners].map((store) => store.ensureIndexes()));
      await events.start([userChangedHandler({ learners, tests, outbox, clock })]);
      expiry.start();
    },
    async stop() {
      await expiry.stop();
      await events.stop();
      redis.disconnect();
      await connection.close();
    },
    isReady: () => isMongoReady(connection),
  };
}
