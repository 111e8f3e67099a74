import { until } from '@zielona-fala/tools/process';
import type { Redis } from 'ioredis';
import type mongoose from 'mongoose';
import type { Learner } from '../learner.ts';

/** Enough that they stand in all parts of the ranking. */
export const READERS = 32;
const BATCH = 10_000;
const MAX_PASSED = 200;
const BEST = 100;
const BUILT = { timeoutMs: 600_000 };

interface Size {
  readonly category: string;
  readonly learners: number;
}

export interface FillParts {
  readonly client: mongoose.mongo.MongoClient;
  readonly redis: Redis;
  readonly readers: readonly Learner[];
  readonly sizes: readonly Size[];
}

/**
 * Fills rankings of different sizes with the same hundred best, in which readers stand from top to bottom.
 * @param ask reads a ranking, which has the service build it in Redis
 */
export async function fillRankings(
  { client, redis, readers, sizes }: FillParts,
  ask: (category: string) => Promise<unknown>,
): Promise<void> {
  await nameBest(client);
  for (const { category, learners } of sizes) {
    const standings = client.db('stats').collection('standings');
    const every = Math.floor(learners / readers.length);
    for (let start = 0; start < learners; start += BATCH) {
      const batch = Array.from({ length: BATCH }, (_, index) => {
        const place = start + index;
        const reader = place % every === every - 1 ? readers[Math.floor(place / every)] : undefined;
        return {
          ...{ period: 'all', category, userId: reader?.userId ?? place + 1, level: place % 9 },
          passedCount: 1 + Math.floor(((learners - place) / learners) * MAX_PASSED),
          ...{ reachedAt: new Date(Date.UTC(2026, 0, 1) + place * 1000), accountVersion: 1 },
        };
      });
      await standings.insertMany(batch, { ordered: false });
    }
    const asked = performance.now();
    await until(
      `the ranking of ${learners} in Redis`,
      async () => {
        await ask(category);
        if ((await redis.exists(`stats:ranking:stats:{all:${category}}`)) === 0) throw new Error('not yet');
      },
      BUILT,
    );
    const seconds = (performance.now() - asked) / 1000;
    const bytes = Number(/used_memory:(\d+)/.exec(await redis.info('memory'))?.[1]);
    process.stdout.write(
      `  ${learners} learners: in Redis after ${seconds.toFixed(1)} s, ${Math.round(bytes / 1e6)} MB\n`,
    );
  }
}

/** Without names their service would be asked for them again and again. */
async function nameBest(client: mongoose.mongo.MongoClient): Promise<void> {
  const ids = Array.from({ length: BEST }, (_, index) => index + 1);
  await client
    .db('identity')
    .collection<{ _id: number }>('accounts')
    .insertMany(
      ids.map((id) => ({
        ...{ _id: id, username: `learner-${id}`, usernameKey: `learner-${id}`, passwordHash: '-' },
        ...{ email: `${id}@example.test`, emailKey: `${id}@example.test`, created: new Date() },
        ...{ isActive: true, locale: 'pl', experiencePoints: 0 },
      })),
    );
}
