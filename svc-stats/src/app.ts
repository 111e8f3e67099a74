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
  createMongo,
  createPositions,
  createRevocations,
  createSequenceMarks,
  isMongoReady,
  openMongo,
  openRedis,
  readYourWrites,
  remoteKeys,
  systemClock,
} from '@zielona-fala/service-kit';
import type { StatsConfig } from './config.ts';
import { levelUpHandler } from './consumers/level-up.ts';
import { testFinishedHandler } from './consumers/test-finished.ts';
import { userChangedHandler } from './consumers/user-changed.ts';
import { examEndpoints } from './exams/routes.ts';
import { createExamStore } from './exams/store.ts';
import { activityCheck } from './learners/activity.ts';
import { createLearnerNames } from './learners/names.ts';
import { createLearnerStore } from './learners/store.ts';
import { createRankingReader } from './ranking/read-ranking.ts';
import { rankingEndpoints } from './ranking/routes.ts';
import { createStandingStore } from './ranking/store.ts';

/** @param clock moves in tests */
export function createApp(config: StatsConfig, parts: AppParts, clock: Clock = systemClock): App {
  const { log } = parts;
  const connection = createMongo();
  const redis = connectRedis(config.REDIS_URL, log);
  const identity = createIdentityClient(config);
  const learners = createLearnerStore(connection);
  const exams = createExamStore(connection);
  const standings = createStandingStore(connection);
  const events = createEvents({
    ...parts,
    service: 'svc-stats',
    connection,
    brokers: config.KAFKA_BROKERS,
    prefix: config.KAFKA_PREFIX,
    clock,
  });
  const guards = createGuards({
    keys: remoteKeys(config.JWKS_URL),
    issuer: config.TOKEN_ISSUER,
    audience: config.TOKEN_AUDIENCE,
    revocations: createRevocations(redis, log),
    isActive: activityCheck(learners, identity),
  });
  const ownWrites = readYourWrites(createSequenceMarks(redis, log), createPositions(connection), [
    'svc-tests',
    'svc-identity',
  ]);
  const ranking = createRankingReader({
    standings,
    learners,
    names: createLearnerNames(identity, clock, log),
    clock,
  });
  return {
    http: createHttpApp({
      ...parts,
      handlers: [
        createApi(
          [...rankingEndpoints(ranking, ownWrites), ...examEndpoints(exams, clock, ownWrites)],
          guards,
        ),
      ],
    }),
    async start() {
      await openRedis(redis);
      await openMongo(connection, config.MONGODB_URI);
      await Promise.all([learners, exams, standings].map((store) => store.ensureIndexes()));
      await events.start([
        testFinishedHandler({ learners, exams, standings }),
        levelUpHandler(learners),
        userChangedHandler({ learners, exams, standings }),
      ]);
    },
    async stop() {
      await events.stop();
      await connection.close();
      redis.disconnect();
    },
    isReady: () => isMongoReady(connection),
  };
}
