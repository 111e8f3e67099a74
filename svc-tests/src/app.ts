import { randomInt } from 'node:crypto';
import path from 'node:path';
import { NEW_TESTS } from '@zielona-fala/contracts/api/exams/begin-test';
import { JOIN_ATTEMPTS } from '@zielona-fala/contracts/api/groups/join-by-code';
import { NEW_REPORTS } from '@zielona-fala/contracts/api/reports/report-question';
import { readRules } from '@zielona-fala/contracts/bank';
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
import { createLimits } from '@zielona-fala/service-kit/limits';
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
import { createLease, createLiveness } from '@zielona-fala/service-kit/worker';
import { createQuestionPresenter } from './bank/present.ts';
import { bankRoutes } from './bank/routes.ts';
import { bookmarkRoutes } from './bookmarks/routes.ts';
import { browseRoutes } from './browse/routes.ts';
import { createSearchedBank } from './browse/searched-bank.ts';
import type { TestsConfig } from './config.ts';
import { userChangedHandler } from './consumers/user-changed.ts';
import type { Random } from './draw/random.ts';
import { drawRoutes } from './draw/routes.ts';
import { createStrataWatch } from './draw/strata-watch.ts';
import { createConsequences } from './exams/consequences.ts';
import { createCurrentTests } from './exams/current.ts';
import { createExpiryWorker, createFinishExpired } from './exams/expiry.ts';
import { createFinishTest } from './exams/finish.ts';
import { createTestPresenter } from './exams/present.ts';
import { createRemoveTest } from './exams/remove.ts';
import { examRoutes } from './exams/routes.ts';
import { createTestSheets } from './exams/sheets.ts';
import { exportRoutes } from './export/routes.ts';
import { createGroupRules } from './groups/group-rules.ts';
import { createOverview } from './groups/overview.ts';
import { createPeople } from './groups/people.ts';
import { createHomeworkProgress } from './groups/progress.ts';
import { groupRoutes } from './groups/routes.ts';
import { createCatalogue } from './learning/catalogue.ts';
import { readMedia } from './media/catalogue.ts';
import { importedMedia } from './media/imported.ts';
import { mediaRoutes } from './media/routes.ts';
import { createIssues } from './pack/issue.ts';
import { packRoutes } from './pack/routes.ts';
import { createHasAnswered } from './reminders/has-answered.ts';
import { createReminderWorker } from './reminders/remind.ts';
import { reminderRoutes } from './reminders/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { ruleRoutes } from './rules/routes.ts';
import { createStores } from './stores.ts';
import { createMemberStandings } from './study/member-standings.ts';
import { studyRoutes } from './study/routes.ts';
import { createStudy } from './study/study.ts';

/** What a test can put in the place of the real thing. */
export interface TestsOptions {
  readonly clock?: Clock;
  readonly random?: Random;
  /** How often it is looked whether somebody is to be reminded. */
  readonly reminderPollMs?: number;
}

/** Composes svc-tests: the bank, learners' tests, groups, media. */
export function createApp(config: TestsConfig, parts: AppParts, options: TestsOptions = {}): App {
  const { log, metrics } = parts;
  const clock = options.clock ?? systemClock;
  const random = options.random ?? ((bound) => randomInt(bound));
  const connection = createMongo();
  const transact = createTransact(connection);
  const redis = connectRedis(config.REDIS_URL, log);
  const events = createEvents({
    log,
    metrics,
    service: 'svc-tests',
    connection,
    brokers: config.KAFKA_BROKERS,
    prefix: config.KAFKA_PREFIX,
    kafka: config,
    topics: config,
    clock,
  });
  const { outbox, watermarks } = events;
  const stores = createStores(connection, clock, config.HASH_SECRET);
  const { draws, bank, tests, bookmarks, reports, learners, learning, counted, records, groups, reminders } =
    stores;
  const strata = createStrataWatch(connection, log);
  const searched = createSearchedBank({ draws, bank, log });
  strata.onChange(searched.renew);
  const media = [readMedia(path.join(config.BANK_DIR, 'media')), ...importedMedia(config, clock)];
  const book = readRules(config.BANK_DIR);
  const present = createQuestionPresenter(media, config.MEDIA_BASE_URL, book);

  const marks = createSequenceMarks(redis, log);
  const catalogue = createCatalogue({ draws, bank, book, remember: strata.remember });
  const { award, keep } = createConsequences({ learning, learners, records, outbox, catalogue });
  const finish = createFinishTest({ transact, bank, tests, learners, award, marks, clock });
  const finishExpired = createFinishExpired({ tests, finish, clock, log });
  const current = createCurrentTests({ tests, finishExpired, clock });
  const study = createStudy({ catalogue, learning, learners, current, bank, clock });
  const ownWrites = readYourWrites(marks, watermarks, ['user-changed']);
  const lease = createLease(connection, 'exam-expiry', log);
  const expiry = createExpiryWorker({ tests, finishExpired, clock, lease, log });

  const reminding = createReminderWorker({
    reminders,
    learners,
    study,
    hasAnswered: createHasAnswered({ records, counted, current }),
    outbox,
    transact,
    clock,
    lease: createLease(connection, 'reminders', log),
    log,
    pollMs: options.reminderPollMs,
  });

  const identity = createIdentityClient(config);
  const activity = createActivity(learners.isActive, identity);
  const guards = createGuards({
    keys: remoteKeys(config.JWKS_URL, log),
    issuer: config.TOKEN_ISSUER,
    audience: config.TOKEN_AUDIENCE,
    revocations: createRevocations(redis, log),
    isActive: activity.isActive,
  });
  const withheldFrom = async (userId: number): Promise<ReadonlySet<number>> => {
    const open = await current.unfinished(userId);
    return new Set(open?.questions.map(({ number }) => number));
  };
  const limits = createLimits({
    redis,
    scope: 'tests',
    secret: config.HASH_SECRET,
    scale: config.RATE_LIMIT_SCALE,
    log,
  });
  const people = createPeople(learners, createAccountNames(identity, clock, log));
  const progress = createHomeworkProgress({ records, tests });
  const endpoints = [
    ...bankRoutes({
      summary: strata.remember(bank.summary),
      sizes: strata.remember(draws.sizes),
    }),
    ...drawRoutes({ bank, draws, catalogue, random, present, withheldFrom }),
    ...browseRoutes({ searched, bank, bookmarks, present, withheldFrom }),
    ...bookmarkRoutes({ transact, bookmarks, bank, learners, clock }),
    ...reportRoutes({
      transact,
      learners,
      reports,
      bank,
      clock,
      newReports: limits.byShare(NEW_REPORTS),
    }),
    ...studyRoutes(study, ownWrites),
    ...reminderRoutes({ reminders, learners, transact, clock, ownWrites }),
    ...ruleRoutes({ book, catalogue, study, present }),
    ...packRoutes({
      transact,
      bank,
      tests,
      learners,
      learning,
      award,
      keep,
      marks,
      clock,
      catalogue,
      counted,
      issues: createIssues(config.HASH_SECRET),
      current,
      present,
      withheldFrom,
    }),
    ...groupRoutes({
      transact,
      groups,
      learners,
      people,
      progress,
      overview: createOverview({
        groups,
        tests,
        people,
        standings: createMemberStandings({ learning, learners, catalogue, clock }),
        progress,
        book,
        clock,
      }),
      rulesOf: createGroupRules({ learning, catalogue, book, clock }),
      catalogue,
      book,
      joinAttempts: limits.byShare(JOIN_ATTEMPTS),
      notices: createNotices(redis, log),
      clock,
    }),
    ...examRoutes({
      transact,
      bank,
      tests,
      learners,
      learning,
      clock,
      catalogue,
      book,
      draws,
      groups,
      current,
      sheets: createTestSheets(current),
      finish,
      remove: createRemoveTest({ transact, bank, tests, learners, keep, marks, clock }),
      random,
      present: createTestPresenter(present),
      newTests: limits.byShare(NEW_TESTS),
    }),
    ...exportRoutes({
      learners,
      tests,
      learning,
      bookmarks,
      reports,
      groups,
      reminders,
      internalToken: config.IDENTITY_TOKEN,
    }),
  ];

  watchMongo(connection, parts);
  metrics.watch('redis', async () => redis.status === 'ready');
  return {
    http: createHttpApp({
      log,
      metrics,
      handlers: [mediaRoutes(media), createApi(endpoints, guards, stores.idempotency)],
    }),
    async start() {
      await openMongo(connection, config.MONGODB_URI);
      await openRedis(redis);
      await stores.ensureIndexes();
      await events.start([
        userChangedHandler({
          learners,
          reminders,
          activity,
          keeping: [
            tests,
            learning,
            bookmarks,
            reports,
            counted,
            records,
            groups,
            reminders,
            stores.idempotency,
            outbox,
            stores.deadLetters,
          ],
          clock,
        }),
      ]);
      expiry.start();
      reminding.start();
      strata.start();
    },
    async stop() {
      await strata.stop();
      await searched.stop();
      await reminding.stop();
      await expiry.stop();
      await events.stop();
      redis.disconnect();
      await connection.close();
    },
    isReady: () => isMongoReady(connection),
    isAlive: createLiveness({ work: [...events.work, expiry.work, reminding.work], clock, log }),
  };
}
