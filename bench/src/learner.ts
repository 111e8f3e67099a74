import { randomUUID } from 'node:crypto';
import { until } from '@zielona-fala/tools/process';
import type { Services } from '@zielona-fala/tools/services';
import type mongoose from 'mongoose';

/** Where each service keeps what it knows of a learner. */
const LEARNERS = { identity: 'accounts', tests: 'learners', stats: 'learners' };
const NOT_YET = { timeoutMs: 30_000 };

export interface Learner {
  readonly userId: number;
  readonly email: string;
  readonly password: string;
  readonly accessToken: string;
}

/** Registers a learner, activates the account without its mail, and waits until every service knows of it. */
export async function signUp(
  { urls }: Services,
  client: mongoose.mongo.MongoClient,
  username = 'learner',
): Promise<Learner> {
  const email = `${username}@example.test`;
  const password = randomUUID();
  const identity = `${urls['svc-identity']}/api/v1`;
  const { accessToken } = (await caller('')('POST', `${identity}/auth/register`, {
    ...{ username, email, password, repeatPassword: password },
  })) as { accessToken: string };
  const { userId } = (await caller(accessToken)('GET', `${identity}/users/user`)) as { userId: number };
  for (const [database, learners] of Object.entries(LEARNERS)) {
    const collection = client.db(database).collection<{ _id: number }>(learners);
    const activate = async () => {
      const { matchedCount } = await collection.updateOne({ _id: userId }, { $set: { isActive: true } });
      if (matchedCount === 0) throw new Error('not heard of yet');
    };
    await until(`the learner in ${database}`, activate, NOT_YET);
  }
  return { userId, email, password, accessToken };
}

/** Calls with that learner's token, and with further headers, such as those of a browser. */
export function caller(accessToken: string, headers: Readonly<Record<string, string>> = {}) {
  return async (method: string, url: string, body?: object): Promise<unknown> => {
    const answer = await fetch(url, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(accessToken && { 'x-access-token': accessToken }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? null : answer.json();
  };
}

/** Accounts with that learner's password. @returns their e-mail addresses */
export async function learnersLike(
  learner: Learner,
  client: mongoose.mongo.MongoClient,
  count: number,
): Promise<string[]> {
  const accounts = client.db('identity').collection<{ _id: number; emailKey: string }>('accounts');
  const account = await accounts.findOne({ emailKey: learner.email });
  if (account === null) throw new Error('The learner has no account');
  const emails = Array.from({ length: count }, (_, index) => `learner-${index}@example.test`);
  await accounts.insertMany(
    emails.map((email, index) => ({
      ...account,
      _id: index + 1,
      username: `learner-${index}`,
      usernameKey: `learner-${index}`,
      email,
      emailKey: email,
    })),
  );
  return emails;
}
