import { until } from '@zielona-fala/tools/process';
import type { Services } from '@zielona-fala/tools/services';
import type mongoose from 'mongoose';
import { caller } from '../learner.ts';

export interface Reader {
  readonly userId: number;
  readonly accessToken: string;
}

/** Learners who read a ranking in which they stand. */
export async function signUpReaders(
  { urls }: Services,
  client: mongoose.mongo.MongoClient,
  count: number,
): Promise<readonly Reader[]> {
  const identity = `${urls['svc-identity']}/api/v1`;
  const readers: Reader[] = [];
  for (let index = 0; index < count; index += 1) {
    const password = crypto.randomUUID();
    const { accessToken } = (await caller('')('POST', `${identity}/auth/register`, {
      ...{ username: `reader-${index}`, email: `reader-${index}@example.test` },
      ...{ password, repeatPassword: password },
    })) as { accessToken: string };
    const { userId } = (await caller(accessToken)('GET', `${identity}/users/user`)) as { userId: number };
    readers.push({ userId, accessToken });
  }
  const learners = client.db('stats').collection('learners');
  await until(
    'the readers in stats',
    async () => {
      const { matchedCount } = await learners.updateMany({}, { $set: { isActive: true } });
      if (matchedCount < count) throw new Error(`${matchedCount} so far`);
    },
    { timeoutMs: 60_000 },
  );
  return readers;
}
