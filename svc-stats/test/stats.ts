import type { CategoryName } from '@zielona-fala/contracts';
import type { AnyEvent, EventTopic } from '@zielona-fala/contracts/events';
import { createSequenceMarks } from '@zielona-fala/service-kit/events';
import { INTERNAL_TOKEN_HEADER } from '@zielona-fala/service-kit/http';
import { type App, createLog, createMetrics } from '@zielona-fala/service-kit/process';
import { connectRedis } from '@zielona-fala/service-kit/redis';
import {
  type FakeIdentity,
  operationsDuring,
  startFakeIdentity,
  startTestPublisher,
  startTestTokens,
  type TestPublisher,
  type TestTokens,
  testResources,
  testSettings,
  waitFor,
} from '@zielona-fala/service-kit/testing';
import mongoose, { type Connection } from 'mongoose';
import request, { type Test } from 'supertest';
import { createApp } from '../src/app.ts';
import type { StatsConfig } from '../src/config.ts';
import { endedWeeks } from '../src/ranking/period.ts';
import { LATE_MS } from '../src/weeks/close.ts';
import { freshId, userChanged } from './events.ts';

/** svc-stats on real servers, with its neighbours' sides of the contract in the test's hand. */
export interface StatsUnderTest {
  readonly identity: FakeIdentity;
  readonly publisher: TestPublisher;
  /** The service's own database. */
  readonly database: Connection;
  /** What the service takes for now. */
  now: Date;
  /** While it is started. */
  readonly app: App;
  /** And waits until the weeks that have ended are closed: what a test publishes after it changes none of them. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** An active learner with a name, whose account the service has heard of. */
  newLearner(username?: string): Promise<number>;
  get(path: string, userId: number): Test;
  /** Asks as identity does what the service holds of the learner; without the internal token, as anybody may. */
  export(userId: number, internalToken?: string): Test;
  /** Publishes and waits until the events are applied and the rankings in Redis show them. */
  apply(...events: readonly AnyEvent[]): Promise<void>;
  /** Whether all of them were applied. */
  hasApplied(events: readonly AnyEvent[]): Promise<boolean>;
  mark(topic: EventTopic, userId: number, sequence: number): Promise<void>;
  passedCount(userId: number, category?: CategoryName): Promise<number>;
  /** Waits until a ranking is read of Redis. */
  untilInRedis(path: string, userId: number): Promise<void>;
  close(): Promise<void>;
}

const log = createLog('svc-stats', 'silent');

/** @param change of the settings, for instance a server that is not there */
export async function startStats(change: Partial<StatsConfig> = {}): Promise<StatsUnderTest> {
  const resources = testResources('stats');
  const tokens: TestTokens = await startTestTokens();
  const identity = await startFakeIdentity();
  const publisher = await startTestPublisher(resources);
  const database = await mongoose.createConnection(resources.mongoUri).asPromise();
  const redis = connectRedis(resources.redisUrl, log);
  await redis.connect();
  const marks = createSequenceMarks(redis, log);
  const config: StatsConfig = { ...testSettings(resources, { tokens, identity }), ...change };
  let app: App | undefined;
  const running = (): App => {
    if (app === undefined) throw new Error('the service is stopped');
    return app;
  };
  const changes = database.collection('ranking_changes');
  const issued = new Map<number, string>();

  const getAs = (userId: number, path: string): Test => {
    return request(running().http)
      .get(path)
      .set('x-access-token', issued.get(userId) ?? '');
  };

  const stats: StatsUnderTest = {
    identity,
    publisher,
    database,
    now: new Date('2026-11-20T12:00:00.000Z'),
    get app() {
      return running();
    },
    async start() {
      app = createApp(config, { log, metrics: createMetrics() }, { clock: { now: () => stats.now } });
      await app.start();
      const lastEnded = endedWeeks(new Date(stats.now.getTime() - LATE_MS), 1).at(0);
      await waitFor(`the end of ${lastEnded}`, () =>
        database.collection<{ _id: string }>('closed_weeks').findOne({ _id: lastEnded }),
      );
    },
    async stop() {
      await app?.stop();
      app = undefined;
    },
    async newLearner(username) {
      const userId = freshId();
      identity.accounts.set(userId, { userId, username: username ?? `learner-${userId}`, isActive: true });
      issued.set(userId, await tokens.issue(userId));
      await stats.apply(userChanged(userId, 1, 'activated'));
      return userId;
    },
    get: (path, userId) => getAs(userId, `/api/v1/stats/${path}`),
    export: (userId, internalToken = config.IDENTITY_TOKEN) =>
      getAs(userId, '/internal/export').set(INTERNAL_TOKEN_HEADER, internalToken),
    async apply(...events) {
      await publisher.publish(...events);
      await waitFor(`events ${events.map(({ id }) => id)}`, () => stats.hasApplied(events));
      if (change.REDIS_URL === undefined)
        await waitFor(
          'rankings in Redis',
          async () => (await changes.findOne({}, { sort: { _id: 1 } })) === null,
        );
    },
    async hasApplied(events) {
      const ids = [...new Set(events.map(({ id }) => id))];
      const inbox = database.collection<{ _id: string }>('inbox');
      return (await inbox.countDocuments({ _id: { $in: ids } })) === ids.length;
    },
    mark: (topic, userId, sequence) => marks.set(topic, userId, sequence),
    async passedCount(userId, category = 'B') {
      const { body } = await stats.get(category, userId).expect(200);
      return body.passedCount;
    },
    async untilInRedis(path, userId) {
      await waitFor(`${path} in Redis`, async () => {
        const operations = await operationsDuring(database, () => stats.get(path, userId).expect(200));
        return operations.every(({ collection }) => collection !== 'standings');
      });
    },
    async close() {
      await stats.stop();
      await publisher.stop();
      await identity.stop();
      await tokens.stop();
      redis.disconnect();
      await database.dropDatabase();
      await database.close();
    },
  };

  return stats;
}
