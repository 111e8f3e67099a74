import type { EventTopic } from '@zielona-fala/contracts/events';
import {
  createAccountNames,
  createActivity,
  createGuards,
  createIdentityClient,
  createRevocations,
  remoteKeys,
} from '@zielona-fala/service-kit/auth';
import { createEvents, createSequenceMarks, readYourWrites } from '@zielona-fala/service-kit/events';
import { createApi, createHttpApp } from '@zielona-fala/service-kit/http';
import {
  createMongo,
  createTransact,
  isMongoReady,
  openMongo,
  watchMongo,
} from '@zielona-fala/service-kit/mongo';
import { createNotices } from '@zielona-fala/service-kit/notices';
import { type App, type AppParts, type Clock, systemClock } from '@zielona-fala/service-kit/process';
import { connectRedis, openRedis } from '@zielona-fala/service-kit/redis';
import { createLease, createLiveness, createWake } from '@zielona-fala/service-kit/worker';
import { activityRoutes } from './activity/routes.ts';
import type { StatsConfig } from './config.ts';
import { answersRecordedHandler } from './consumers/answers-recorded.ts';
import { levelUpHandler } from './consumers/level-up.ts';
import { testFinishedHandler } from './consumers/test-finished.ts';
import { userChangedHandler } from './consumers/user-changed.ts';
import { examRoutes } from './exams/routes.ts';
import { exportRoutes } from './export/routes.ts';
import { medalRoutes } from './medals/routes.ts';
import { createBoards } from './ranking/boards.ts';
import { createRankingReader } from './ranking/read-ranking.ts';
import { followRedisRun } from './ranking/redis-run.ts';
import { rankingRoutes } from './ranking/routes.ts';
import { createRankingUpkeep } from './ranking/upkeep.ts';
import { replaceAnswers } from './rebuild/answers.ts';
import { createRebuilding } from './rebuild/rebuilding.ts';
import { replaceResults } from './rebuild/results.ts';
import { createStores } from './stores.ts';
import { topicRoutes } from './topics/routes.ts';
import { createWeekClosing } from './weeks/close.ts';

/** What a test can put in the place of the real thing. */
export interface StatsOptions {
  readonly clock?: Clock;
}

/** Composes svc-stats: statistics, rankings and medals, made of events. */
export function createApp(config: StatsConfig, parts: AppParts, options: StatsOptions = {}): App {
  const { log, metrics } = parts;
  const clock = options.clock ?? systemClock;
  const connection = createMongo();
  const redis = connectRedis(config.REDIS_URL, log);
  const identity = createIdentityClient(config);
  const stores = createStores(connection, clock);
  const { learners, exams, changes, standings, examDays, activeDays, medals, topics, replayed } = stores;
  const projections = [topics];
  const keeping = [exams, standings, examDays, activeDays, medals, ...projections, replayed];
  const events = createEvents({
    log,
    metrics,
    service: 'svc-stats',
    connection,
    brokers: config.KAFKA_BROKERS,
    prefix: config.KAFKA_PREFIX,
    kafka: config,
    topics: config,
    publishes: false,
    clock,
  });
  const { watermarks } = events;
  const notices = createNotices(redis, log);
  const weekClosing = createWeekClosing({
    weeks: stores.weeks,
    standings,
    learners,
    medals,
    notices,
    transact: createTransact(connection),
    lease: createLease(connection, 'closing-weeks', log),
    clock,
    log,
  });
  const activity = createActivity(learners.isActive, identity);
  const guards = createGuards({
    keys: remoteKeys(config.JWKS_URL, log),
    issuer: config.TOKEN_ISSUER,
    audience: config.TOKEN_AUDIENCE,
    revocations: createRevocations(redis, log),
    isActive: activity.isActive,
  });
  const marks = createSequenceMarks(redis, log);
  /** @param topics those that the data of a read is made of */
  const ownWritesOf = (...topics: readonly EventTopic[]) => readYourWrites(marks, watermarks, topics);
  const ofExams = ownWritesOf('test-finished', 'level-up', 'user-changed');
  const redisRun = followRedisRun(redis, { log, registry: metrics.registry });
  const boards = createBoards(redis, redisRun, () => connection.name);
  const upkeep = createRankingUpkeep({
    standings,
    changes,
    boards,
    lease: createLease(connection, 'ranking-upkeep', log),
    wake: createWake(changes.collection, log),
    log,
  });
  const ranking = createRankingReader({
    standings,
    exams,
    changes,
    boards,
    upkeep,
    names: createAccountNames(identity, clock, log),
    clock,
    log,
  });
  watchMongo(connection, parts);
  metrics.watch('redis', async () => redis.status === 'ready' && redisRun() !== null);
  return {
    http: createHttpApp({
      log,
      metrics,
      handlers: [
        createApi(
          [
            ...rankingRoutes(ranking, ofExams),
            ...activityRoutes({
              learners,
              activeDays,
              clock,
              ownWrites: ownWritesOf('answers-recorded', 'user-changed'),
            }),
            ...medalRoutes(medals, ownWritesOf('test-finished', 'answers-recorded')),
            ...examRoutes({ exams, learners, clock, ownWrites: ofExams }),
            ...topicRoutes(topics, ownWritesOf('test-finished')),
            ...exportRoutes({
              learners,
              exams,
              standings,
              activeDays,
              topics,
              medals,
              internalToken: config.IDENTITY_TOKEN,
              ownWrites: ownWritesOf('test-finished', 'answers-recorded', 'level-up', 'user-changed'),
            }),
          ],
          guards,
        ),
      ],
    }),
    async start() {
      await openRedis(redis);
      await openMongo(connection, config.MONGODB_URI);
      await stores.ensureIndexes();
      await events.start([
        testFinishedHandler({
          learners,
          exams,
          standings,
          examDays,
          topics,
          projections,
          medals,
          notices,
          clock,
          rebuilding: createRebuilding({
            topic: 'test-finished',
            replayed,
            watermarks,
            log,
            replace: replaceResults({ learners, exams, projections, standings, examDays, medals }),
          }),
        }),
        answersRecordedHandler({
          learners,
          activity: activeDays,
          medals,
          notices,
          clock,
          rebuilding: createRebuilding({
            topic: 'answers-recorded',
            replayed,
            watermarks,
            log,
            replace: replaceAnswers({ activity: activeDays, medals }),
          }),
        }),
        levelUpHandler({ learners, standings, notices }),
        userChangedHandler({
          learners,
          activity,
          exams,
          standings,
          clock,
          keeping: [...keeping, stores.deadLetters],
        }),
      ]);
      weekClosing.start();
      upkeep.start();
    },
    async stop() {
      await weekClosing.stop();
      await events.stop();
      await upkeep.stop();
      await connection.close();
      redis.disconnect();
    },
    isReady: () => isMongoReady(connection),
    isAlive: createLiveness({ work: [...events.work, weekClosing.work, upkeep.work], clock, log }),
  };
}
