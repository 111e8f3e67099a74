import { inDatabase } from '@zielona-fala/service-kit/mongo';
import { operationsDuring } from '@zielona-fala/service-kit/testing';
import { withDatabase } from '@zielona-fala/tools/mongo-uri';
import type { Services } from '@zielona-fala/tools/services';
import { Redis } from 'ioredis';
import type mongoose from 'mongoose';
import { refuseForgotten } from './all-calls.ts';
import { pass } from './background.ts';
import { lookAtRankings } from './calls/stats.ts';
import { end, live } from './life.ts';
import type { Made } from './query-table.ts';
import { setStage } from './stage.ts';

const DATABASES = ['identity', 'tests', 'stats'] as const;

/** Makes the product do everything it can, while MongoDB notes what it is asked. */
export async function queriesOfEverything(
  services: Services,
  client: mongoose.mongo.MongoClient,
): Promise<readonly Made[]> {
  const stage = await setStage(services, client);
  const made: Made[] = [];
  let work = async () => {
    await forgetBoards(services.redisUrl);
    const life = await live(stage, 'asked');
    await pass(stage, life);
    await lookAtRankings(life.learner);
    await end(stage, life);
  };
  for (const database of DATABASES) {
    const inside = work;
    work = async () => {
      await inDatabase(withDatabase(services.mongodbUri, database), async (connection) => {
        const operations = await operationsDuring(connection, inside);
        made.push(...operations.map((operation) => ({ database, operation })));
      });
    };
  }
  await work();
  refuseForgotten(stage.made);
  return made;
}

/** Rankings are then read from MongoDB, and built in Redis again. */
async function forgetBoards(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl);
  const boards = await redis.keys('stats:ranking:*');
  if (boards.length > 0) await redis.del(boards);
  redis.disconnect();
}
