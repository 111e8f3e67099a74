import { randomUUID } from 'node:crypto';
import { until } from '@zielona-fala/tools/process';
import type { Services } from '@zielona-fala/tools/services';
import type mongoose from 'mongoose';

/** Where each service keeps what it knows of a learner. */
const LEARNERS = { identity: 'accounts', tests: 'learners', stats: 'learners' };
const NOT_YET = { timeoutMs: 30_000 };

export interface Learner {
  readonly email: string;
  readonly password: string;
  readonly accessToken: string;
}

/** Registers a learner and activates the account without its mail. */
export async function signUp({ urls }: Services, client: mongoose.mongo.MongoClient): Promise<Learner> {
  const email = 'learner@example.test';
  const password = randomUUID();
  const answer = await caller('')('POST', `${urls['svc-identity']}/api/v1/auth/register`, {
    ...{ username: 'learner', email, password, repeatPassword: password },
  });
  for (const [database, learners] of Object.entries(LEARNERS)) {
    const collection = client.db(database).collection(learners);
    const activate = async () => {
      const { matchedCount } = await collection.updateMany({}, { $set: { isActive: true } });
      if (matchedCount === 0) throw new Error('not heard of yet');
    };
    await until(`the learner in ${database}`, activate, NOT_YET);
  }
  return { email, password, accessToken: (answer as { accessToken: string }).accessToken };
}

/** Calls with that learner's token. */
export function caller(accessToken: string) {
  return async (method: string, url: string, body?: object): Promise<unknown> => {
    const answer = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json', ...(accessToken && { 'x-access-token': accessToken }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
    return answer.json();
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
