import type { CategoryName, RankingPeriod } from '@zielona-fala/contracts';
import type { AnyEvent } from '@zielona-fala/contracts/events';
import type { EventHandler } from '@zielona-fala/service-kit/events';
import { createTransact } from '@zielona-fala/service-kit/mongo';
import { type Clock, createLog } from '@zielona-fala/service-kit/process';
import { createLease, createWake } from '@zielona-fala/service-kit/worker';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { createActivityStore } from '../src/activity/store.ts';
import { levelUpHandler } from '../src/consumers/level-up.ts';
import { testFinishedHandler } from '../src/consumers/test-finished.ts';
import { userChangedHandler } from '../src/consumers/user-changed.ts';
import { createExamStore } from '../src/exams/store.ts';
import { createLearnerStore } from '../src/learners/store.ts';
import { createMedalStore } from '../src/medals/store.ts';
import { createBoards } from '../src/ranking/boards.ts';
import { createRankingChanges } from '../src/ranking/changes.ts';
import { createExamDays } from '../src/ranking/exam-days.ts';
import { periodKeyOf } from '../src/ranking/period.ts';
import { createRankingReader, type RankingReader } from '../src/ranking/read-ranking.ts';
import { createStandingStore } from '../src/ranking/store.ts';
import { createRankingUpkeep, type RankingUpkeep } from '../src/ranking/upkeep.ts';
import { createTopicStore } from '../src/topics/store.ts';

const log = createLog('rankings', 'silent');

/** Two replicas of the service that take nothing over by themselves, as if each had been killed after each transaction. */
export interface Replicas {
  reader(replica: 0 | 1): RankingReader;
  upkeep(replica: 0 | 1): RankingUpkeep;
  apply(event: AnyEvent): Promise<void>;
  takeOver(replica: 0 | 1): Promise<void>;
  /** The sorted sets as they are once nothing waits. */
  settled(period: RankingPeriod, category: CategoryName): Promise<readonly unknown[] | null>;
  /** A minute passes: what waits is overdue. */
  wait(): void;
  flush(): Promise<void>;
  evict(key: number): Promise<void>;
  snapshot(): Promise<void>;
  /** Everything is taken over, and then the server begins anew with its last snapshot. */
  restart(): Promise<void>;
  isRedisThere: boolean;
}

let count = 0;

/** On a database of which nothing is left. @param start what is taken for now at first */
export async function startReplicas(connection: Connection, redis: Redis, start: Date): Promise<Replicas> {
  count += 1;
  const scope = `${connection.name}-${count}`;
  const prefix = `stats:ranking:${scope}:`;
  let now = start;
  const clock: Clock = { now: () => now };
  let run = 1;
  let dump: readonly { readonly key: string; readonly value: Buffer | null }[] = [];
  for (const { name } of await connection.listCollections()) await connection.collection(name).deleteMany({});

  const learners = createLearnerStore(connection);
  const exams = createExamStore(connection);
  const changes = createRankingChanges(connection, clock);
  const standings = createStandingStore(connection, changes);
  const medals = createMedalStore(connection);
  const topics = createTopicStore(connection);
  const examDays = createExamDays(connection);
  const keeping = [exams, standings, examDays, medals, topics, createActivityStore(connection)];
  const notices = { append: async () => undefined, eraseLearner: async () => undefined };
  const rebuilding = { take: async () => undefined };
  const activity = { isActive: async () => true, forget: () => undefined };
  const handlers = new Map<string, EventHandler>(
    [
      testFinishedHandler({
        ...{ learners, exams, standings, examDays, topics, projections: [topics], medals },
        ...{ notices, rebuilding, clock },
      }),
      levelUpHandler({ learners, standings, notices }),
      userChangedHandler({ learners, activity, exams, standings, keeping, clock }),
    ].map((handler) => [handler.topic, handler]),
  );
  await Promise.all([learners, changes, ...keeping].map((store) => store.ensureIndexes()));

  const replicas: Replicas = {
    reader: (replica) => made[replica].reader,
    upkeep: (replica) => made[replica].upkeep,
    async apply(event) {
      await createTransact(connection)(async (transaction) =>
        handlers.get(event.type)?.apply([event] as never, transaction),
      );
    },
    async takeOver(replica) {
      if (replicas.isRedisThere) await replicas.upkeep(replica).takeOver(await changes.pending(100));
    },
    async settled(period, category) {
      await replicas.takeOver(0);
      const ranking = { period: periodKeyOf(period, clock.now()), category };
      if ((await boards.best(ranking, 100)) === null) await replicas.upkeep(0).want(ranking);
      return boards.best(ranking, 100);
    },
    wait() {
      now = new Date(now.getTime() + 60_000);
    },
    async flush() {
      const keys = await redis.keys(`${prefix}*`);
      if (keys.length > 0) await redis.del(...keys);
    },
    async evict(index) {
      const keys = await redis.keys(`${prefix}*`);
      const key = keys.toSorted()[index % (keys.length || 1)];
      if (key !== undefined) await redis.del(key);
    },
    async snapshot() {
      const keys = await redis.keys(`${prefix}*`);
      dump = await Promise.all(keys.map(async (key) => ({ key, value: await redis.dumpBuffer(key) })));
    },
    async restart() {
      await replicas.takeOver(0);
      await replicas.flush();
      for (const { key, value } of dump) if (value !== null) await redis.restore(key, 0, value);
      run += 1;
    },
    isRedisThere: true,
  };
  const boards = createBoards(
    redis,
    () => (replicas.isRedisThere ? `run-${run}` : null),
    () => scope,
  );
  const make = () => {
    const upkeep = createRankingUpkeep({
      ...{ standings, changes, boards, log },
      lease: createLease(connection, 'ranking-upkeep', log),
      wake: createWake(changes.collection, log),
    });
    // of nobody: all of the model's learners are in the rankings
    const exams = { rankedSince: async () => [] };
    const names = {
      of: async (accounts: readonly { userId: number; accountVersion: number }[]) =>
        new Map(accounts.map(({ userId, accountVersion }) => [userId, `${userId} as of ${accountVersion}`])),
    };
    return {
      upkeep,
      reader: createRankingReader({ standings, exams, changes, boards, upkeep, names, clock, log }),
    };
  };
  const made = [make(), make()] as const;
  return replicas;
}
