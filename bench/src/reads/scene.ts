import { until } from '@zielona-fala/tools/process';
import type { Services } from '@zielona-fala/tools/services';
import { Redis } from 'ioredis';
import type mongoose from 'mongoose';
import { caller, signUp } from '../learner.ts';

const EXAMS = 20;
const RANKED = 150;
const NOT_YET = { timeoutMs: 30_000 };

/** What the reads are about: a learner with finished exams and one that is open, in a ranking of many. */
export interface Scene {
  readonly userId: number;
  readonly accessToken: string;
  readonly openTestId: number;
  readonly openQuestion: number;
}

export async function setScene(services: Services, client: mongoose.mongo.MongoClient): Promise<Scene> {
  const { userId, accessToken } = await signUp(services, client);
  const call = caller(accessToken);
  const tests = `${services.urls['svc-tests']}/api/v1/tests`;
  const start = () =>
    call('POST', tests, { categoryName: 'B', lang: 'pl', mode: 'exam' }) as Promise<OpenTest>;
  for (let exam = 0; exam < EXAMS; exam += 1) {
    const { testId } = await start();
    await call('PATCH', `${tests}/${testId}/check`, { categoryName: 'B', answers: {} });
  }
  const open = await start();
  await fillRanking(client);
  await until(
    'the statistics',
    async () => {
      const stats = (await call('GET', `${services.urls['svc-stats']}/api/v1/stats/B`)) as {
        failedCount: number;
      };
      if (stats.failedCount !== EXAMS) throw new Error(`${stats.failedCount} exams so far`);
    },
    NOT_YET,
  );
  await forgetMarks(services.redisUrl);
  return {
    userId,
    accessToken,
    openTestId: open.testId,
    openQuestion: open.questions[0]?.questionNumber ?? 0,
  };
}

interface OpenTest {
  readonly testId: number;
  readonly questions: readonly { readonly questionNumber: number }[];
}

async function fillRanking(client: mongoose.mongo.MongoClient): Promise<void> {
  const at = new Date();
  const ids = Array.from({ length: RANKED }, (_, index) => index + 1);
  await client
    .db('identity')
    .collection<{ _id: number }>('accounts')
    .insertMany(
      ids.map((id) => ({
        ...{ _id: id, username: `learner-${id}`, usernameKey: `learner-${id}`, passwordHash: '-' },
        ...{ email: `${id}@example.test`, emailKey: `${id}@example.test`, created: at, isActive: true },
        ...{ locale: 'pl', experiencePoints: 0 },
      })),
    );
  const stats = client.db('stats');
  await stats
    .collection<{ _id: number }>('learners')
    .insertMany(
      ids.map((id) => ({ _id: id, level: id % 9, isActive: true, isDeleted: false, accountVersion: 1 })),
    );
  await stats.collection('standings').insertMany(
    ids.map((id) => ({
      ...{ period: 'all', category: 'B', userId: id, passedCount: id, reachedAt: at },
      ...{ level: id % 9, accountVersion: 1 },
    })),
  );
}

/** Marks of own writes make reads ask more for a minute; what is measured are the reads after it. */
async function forgetMarks(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl);
  const marks = await redis.keys('seq:*');
  if (marks.length > 0) await redis.del(marks);
  redis.disconnect();
}
