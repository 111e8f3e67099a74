import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type CategoryName, RANKING_PERIODS, type RankingPeriod } from '@zielona-fala/contracts';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { createLog } from '@zielona-fala/service-kit/process';
import { connectRedis, openRedis } from '@zielona-fala/service-kit/redis';
import { testResources } from '@zielona-fala/service-kit/testing';
import fc from 'fast-check';
import type { Connection } from 'mongoose';
import { freshId, levelUp, rankedChanged, testFinished, userChanged } from './events.ts';
import { type Replicas, startReplicas } from './ranking-replicas.ts';

const { mongoUri, redisUrl } = testResources('rankings');
const redis = connectRedis(redisUrl, createLog('rankings', 'silent'));
const NOW = new Date('2026-11-20T12:00:00.000Z');
const CATEGORIES = ['A', 'B'] as const satisfies readonly CategoryName[];
/** Ties are common; one is of the week before. */
const TIMES = ['2026-11-13T09:00:00.000Z', '2026-11-18T09:00:00.000Z', '2026-11-19T09:00:00.000Z'] as const;
const LEARNERS = 3;

let connection: Connection;

beforeAll(async () => {
  connection = await connectMongo(mongoUri);
  await openRedis(redis);
});

afterAll(async () => {
  redis.disconnect();
  await connection.dropDatabase();
  await connection.close();
});

interface Learner {
  readonly userId: number;
  passed: { readonly category: CategoryName; readonly finishedAt: string }[];
  isShown: boolean;
  isErased: boolean;
  level: number;
  sequence: number;
  /** Of the last event about the account. */
  version: number;
}

interface Model {
  readonly learners: readonly Learner[];
}

interface Counted {
  readonly learner: Learner;
  readonly passedCount: number;
  readonly reachedAt: string;
}

/** The ranking as its definition says, from all that happened. */
function recount({ learners }: Model, period: RankingPeriod, category: CategoryName): Counted[] {
  return learners
    .filter(({ isShown, isErased }) => isShown && !isErased)
    .flatMap((learner) => {
      const times = learner.passed
        .filter(
          (exam) => exam.category === category && (period === 'all' || exam.finishedAt > '2026-11-15T23'),
        )
        .map(({ finishedAt }) => finishedAt);
      return times.length === 0
        ? []
        : [{ learner, passedCount: times.length, reachedAt: times.toSorted().at(-1) ?? '' }];
    })
    .toSorted(
      (one, other) =>
        other.passedCount - one.passedCount ||
        one.reachedAt.localeCompare(other.reachedAt) ||
        one.learner.userId - other.learner.userId,
    );
}

const entriesOf = (counted: readonly Counted[]) =>
  counted.map(({ learner: { userId, version, level }, passedCount }) => ({
    passedCount,
    user: { username: `${userId} as of ${version}`, level },
  }));

async function expectRecount(model: Model, replicas: Replicas, replica: 0 | 1): Promise<void> {
  for (const category of CATEGORIES) {
    for (const period of RANKING_PERIODS) {
      const counted = recount(model, period, category);
      const reader = replicas.reader(replica);
      for (const { userId } of model.learners) {
        const rank = counted.findIndex(({ learner }) => learner.userId === userId) + 1;
        expect(await reader.own({ userId, category, period })).toEqual({
          rank: rank === 0 ? null : rank,
          passedCount: counted[rank - 1]?.passedCount ?? 0,
        });
      }
      const userId = model.learners[0]?.userId ?? 0;
      expect(await reader.best({ userId, category, period })).toEqual(entriesOf(counted));
    }
  }
}

/** The sorted sets themselves, once nothing waits. */
async function expectSettled(model: Model, replicas: Replicas): Promise<void> {
  for (const category of CATEGORIES) {
    for (const period of RANKING_PERIODS) {
      const shown = await replicas.settled(period, category);
      const expected = recount(model, period, category).map(({ learner, passedCount, reachedAt }) => ({
        ...{ userId: learner.userId, passedCount, reachedAt: new Date(reachedAt) },
        ...{ level: learner.level, accountVersion: learner.version },
      }));
      expect(shown).toEqual(expected);
    }
  }
  await expectRecount(model, replicas, 0);
}

type Command = fc.AsyncCommand<Model, Replicas>;

const act = (
  name: string,
  run: (model: Model, replicas: Replicas) => Promise<void>,
  check: (model: Model) => boolean = () => true,
): Command => ({ check, run, toString: () => name });

function learnerAt({ learners }: Model, index: number): Learner {
  const found = learners[index];
  if (found === undefined) throw new Error(`there is no learner ${index}`);
  return found;
}

/** Something about a learner who has an account. */
const of = (
  name: string,
  index: number,
  run: (learner: Learner, replicas: Replicas) => Promise<void>,
): Command =>
  act(
    `${name} ${index}`,
    (model, replicas) => run(learnerAt(model, index), replicas),
    (model) => !learnerAt(model, index).isErased,
  );

const learner = fc.nat(LEARNERS - 1);
const replica = fc.constantFrom(0 as const, 1 as const);

const reading = fc.tuple(replica, fc.boolean()).map(([index, isTakenOver]) =>
  act(`read of ${index}${isTakenOver ? ', nothing waiting' : ''}`, async (model, replicas) => {
    if (isTakenOver) await replicas.takeOver(index);
    replicas.wait();
    await expectRecount(model, replicas, index);
  }),
);

const passing = fc
  .tuple(learner, fc.constantFrom(...CATEGORIES), fc.constantFrom(...TIMES))
  .map(([index, category, finishedAt]) =>
    of(`pass ${category} at ${finishedAt}`, index, async (one, replicas) => {
      one.passed.push({ category, finishedAt });
      one.sequence += 1;
      await replicas.apply(testFinished(one.userId, one.sequence, { category, finishedAt, xpTotal: 0 }));
    }),
  );

const showing = fc.tuple(learner, fc.boolean()).map(([index, isShown]) =>
  of(isShown ? 'show' : 'hide', index, async (one, replicas) => {
    one.version += 1;
    one.isShown = isShown;
    await replicas.apply(rankedChanged(one.userId, one.version, isShown));
  }),
);

const commands: readonly fc.Arbitrary<Command>[] = [
  passing,
  passing,
  passing,
  learner.map((index) =>
    of('rename', index, async (one, replicas) => {
      one.version += 1;
      await replicas.apply(userChanged(one.userId, one.version, 'renamed'));
    }),
  ),
  showing,
  showing,
  learner.map((index) =>
    of('level up', index, async (one, replicas) => {
      one.level += 1;
      await replicas.apply(levelUp(one.userId, 1, one.level));
    }),
  ),
  learner.map((index) =>
    of('erase', index, async (one, replicas) => {
      one.isErased = true;
      await replicas.apply(userChanged(one.userId, one.version + 1, 'deleted', false));
    }),
  ),
  replica.map((index) => act(`take over by ${index}`, (_, replicas) => replicas.takeOver(index))),
  fc.constant(act('flush', (_, replicas) => replicas.flush())),
  fc.nat(7).map((key) => act(`evict ${key}`, (_, replicas) => replicas.evict(key))),
  fc.constant(
    act('snapshot', async (model, replicas) => {
      replicas.isRedisThere = true;
      await expectSettled(model, replicas);
      await replicas.snapshot();
    }),
  ),
  fc.constant(act('restart with the snapshot', (_, replicas) => replicas.restart())),
  fc.nat(3).map((outOfFour) => {
    const isThere = outOfFour > 0;
    return act(`Redis ${isThere ? 'there' : 'away'}`, async (_, replicas) => {
      replicas.isRedisThere = isThere;
    });
  }),
  reading,
  reading,
  fc.constant(
    act('settle', async (model, replicas) => {
      replicas.isRedisThere = true;
      await expectSettled(model, replicas);
    }),
  ),
];

async function begin(): Promise<{ readonly model: Model; readonly replicas: Replicas }> {
  const replicas = await startReplicas(connection, redis, NOW);
  const learners = Array.from({ length: LEARNERS }, () => ({
    ...{ userId: freshId(), passed: [], isShown: true, isErased: false },
    ...{ level: 0, sequence: 0, version: 1 },
  }));
  for (const { userId } of learners) await replicas.apply(userChanged(userId, 1, 'activated'));
  return { model: { learners }, replicas };
}

test('who asks to be shown again is back in Redis, with what was passed meanwhile', async () => {
  const { model, replicas } = await begin();
  const shy = learnerAt(model, 0);
  const show = async (isShown: boolean) => {
    shy.version += 1;
    shy.isShown = isShown;
    await replicas.apply(rankedChanged(shy.userId, shy.version, isShown));
  };
  const pass = async () => {
    shy.sequence += 1;
    shy.passed.push({ category: 'B', finishedAt: TIMES[1] });
    const finished = { category: 'B', finishedAt: TIMES[1], xpTotal: 0 } as const;
    await replicas.apply(testFinished(shy.userId, shy.sequence, finished));
  };
  await pass();
  await expectSettled(model, replicas);
  await show(false);
  await pass();
  await expectSettled(model, replicas);
  await show(true);
  await expectSettled(model, replicas);
});

test('whatever happens to learners, Redis and replicas, rankings are what a recount says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands([...commands], { maxCommands: 40, size: 'max' }), async (sequence) => {
      const { model, replicas } = await begin();
      await fc.asyncModelRun(() => ({ model, real: replicas }), sequence);
      await replicas.flush();
    }),
    { numRuns: 15, seed: 20261123 },
  );
}, 120_000);
