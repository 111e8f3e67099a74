import type { Services } from '@zielona-fala/tools/services';
import type { NativeRead } from '../../baselines/native-read.ts';
import type { Target } from '../measure/load.ts';
import type { Scene } from './scene.ts';

/** A call with what the barest way to do the same asks of the database. */
export interface Read {
  readonly name: string;
  readonly target: Target;
  readonly native: NativeRead;
  /** The most operations of MongoDB that one call may cost. */
  readonly operations: number;
}

/** Every read of the product that a learner waits for often, and the saving of an answer. */
export function readsOf({ urls }: Services, scene: Scene): readonly Read[] {
  const { userId, openTestId, openQuestion } = scene;
  const headers = { 'x-access-token': scene.accessToken };
  const get = (url: string): Target => ({ url, headers });
  const users = `${urls['svc-identity']}/api/v1/users`;
  const stats = `${urls['svc-stats']}/api/v1/stats`;
  const tests = `${urls['svc-tests']}/api/v1/tests`;
  const account = { database: 'identity', collection: 'accounts', filter: { _id: userId } };
  const ownTests = { database: 'tests', collection: 'tests' };
  const openTest = { ...ownTests, filter: { _id: openTestId } };
  return [
    { name: 'users/user', target: get(`${users}/user`), native: account, operations: 1 },
    { name: 'users/level', target: get(`${users}/level`), native: account, operations: 1 },
    {
      name: 'stats/{category}',
      target: get(`${stats}/B`),
      native: { database: 'stats', collection: 'category_counts', filter: { userId, category: 'B' } },
      operations: 1,
    },
    {
      name: 'stats/ranking/{category}',
      target: get(`${stats}/ranking/B`),
      native: {
        database: 'stats',
        collection: 'standings',
        filter: { period: 'all', category: 'B' },
        options: { sort: { passedCount: -1, reachedAt: 1, userId: 1 }, limit: 100 },
      },
      operations: 1,
    },
    {
      name: 'tests/single/{testId}',
      target: get(`${tests}/single/${openTestId}?lang=pl&cat=B`),
      native: openTest,
      operations: 1,
    },
    {
      name: 'tests/{category}',
      target: get(`${tests}/B`),
      native: {
        ...ownTests,
        filter: { userId, category: 'B', hidden: false },
        options: { sort: { created: -1 }, limit: 100, projection: { questions: 0, answers: 0 } },
      },
      operations: 1,
    },
    {
      name: 'tests/find/unfinished',
      target: get(`${tests}/find/unfinished`),
      native: { ...ownTests, filter: { userId, status: 'unfinished' }, options: { projection: { _id: 1 } } },
      operations: 1,
    },
    { name: 'tests/categories/all', target: get(`${tests}/categories/all`), native: {}, operations: 0 },
    {
      name: 'PUT tests/{testId}/answers/{questionNumber}',
      target: {
        url: `${tests}/${openTestId}/answers/${openQuestion}`,
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ answer: 'T' }),
      },
      native: { ...openTest, change: { $set: { [`answers.${openQuestion}`]: 'T' } } },
      operations: 2,
    },
  ];
}
