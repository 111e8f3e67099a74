import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { AccessTokenDto } from '@zielona-fala/contracts';
import { SourceClient } from '@zielona-fala/tools/source-client';
import { databaseOf, stackInfo } from '@zielona-fala/tools/stack-client';
import { activatedLearner, activationToken, type Learner, newDetails } from '../support/learner.ts';
import { linkIn, mailTo } from '../support/mailbox.ts';
import type { Portal } from '../support/portal.ts';

const AT_ONCE = 10;
const NEW_PASSWORD = 'czerwone-swiatlo';

let portal: Portal;

beforeAll(async () => {
  portal = await stackInfo();
});

async function visitor(): Promise<SourceClient> {
  const client = new SourceClient(portal.portalUrl);
  await client.fetchCsrfToken();
  return client;
}

async function resetToken({ email }: Pick<Learner, 'email'>): Promise<string> {
  const client = await visitor();
  expect((await client.call('POST', 'v1/auth/password-reset/link', { email })).status).toBe(200);
  const mail = await mailTo(portal, email, /hasł|password|Passwort/i);
  return new URL(linkIn(mail, /reset-password/)).pathname.split('/').at(-1) ?? '';
}

const confirm = async (token: string, password = NEW_PASSWORD): Promise<number> => {
  const body = { token, newPassword: password, newPasswordRepeat: password };
  return (await (await visitor()).call('PATCH', `v1/auth/password-reset/confirm?token=${token}`, body))
    .status;
};

const signIn = async ({ email }: Pick<Learner, 'email'>, password: string): Promise<number> =>
  (await (await visitor()).call('POST', 'v1/auth/login', { email, password })).status;

/** Lets the time of a link be over. */
async function age(token: string): Promise<void> {
  const identity = await databaseOf('identity');
  const _id = createHash('sha256').update(token).digest('base64url');
  const past = { $set: { expiresAt: new Date(Date.now() - 1000) } };
  const { matchedCount } = await identity.collection<{ _id: string }>('links').updateOne({ _id }, past);
  await identity.close();
  expect(matchedCount).toBe(1);
}

async function newcomer(): Promise<{ client: SourceClient; token: string }> {
  const details = newDetails();
  const client = await visitor();
  const requested = { ...details, repeatPassword: details.password };
  const { body } = await client.call<AccessTokenDto>('POST', 'v1/auth/register', requested);
  client.accessToken = body.accessToken;
  return { client, token: await activationToken(portal, details.email) };
}

describe('a reset link', () => {
  test(`used ${AT_ONCE} times at once changes the password once, and never again`, async () => {
    const learner = await activatedLearner(portal);
    const token = await resetToken(learner);
    const passwords = Array.from({ length: AT_ONCE }, (_, index) => `${NEW_PASSWORD}-${index}`);
    const statuses = await Promise.all(passwords.map((password) => confirm(token, password)));
    expect(statuses.toSorted()).toEqual([200, ...Array(AT_ONCE - 1).fill(422)]);
    const winner = passwords[statuses.indexOf(200)] ?? '';
    expect(await confirm(token)).toBe(422);
    expect(await signIn(learner, winner)).toBe(200);
    expect(await signIn(learner, learner.password)).toBe(401);
  });

  test('leaves no session of before, neither by its access token nor by its cookies', async () => {
    const learner = await activatedLearner(portal);
    const { client } = learner;
    expect(await confirm(await resetToken(learner))).toBe(200);
    for (const path of ['v1/users/user', 'v1/tests/find/unfinished', 'v1/stats/B', 'v1/auth/valid']) {
      expect([path, (await client.call('GET', path)).status]).toEqual([path, 401]);
    }
    expect((await client.call('POST', 'v1/auth/refresh')).status).toBe(401);
  });

  test('is not taken when it is too old, altered, or one for something else', async () => {
    const learner = await activatedLearner(portal);
    const token = await resetToken(learner);
    const altered = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    const other = await newcomer();
    for (const wrong of [altered, token.slice(1), `${token}A`, token.toUpperCase(), other.token, 'null']) {
      expect(await confirm(wrong)).toBe(422);
    }
    const activated = await (await visitor()).call('GET', `v1/users/account/activate?token=${token}`);
    expect(activated.status).toBe(422);
    await age(token);
    expect(await confirm(token)).toBe(422);
    expect(await signIn(learner, learner.password)).toBe(200);
  });
});

describe('an activation link', () => {
  const activate = async (token: string): Promise<number> =>
    (await (await visitor()).call('GET', `v1/users/account/activate?token=${token}`)).status;

  test(`used ${AT_ONCE} times at once activates once, and never again`, async () => {
    const { token } = await newcomer();
    const statuses = await Promise.all(Array.from({ length: AT_ONCE }, () => activate(token)));
    expect(statuses.toSorted()).toEqual([200, ...Array(AT_ONCE - 1).fill(422)]);
    expect(await activate(token)).toBe(422);
  });

  test('is not taken when it is too old', async () => {
    const { client, token } = await newcomer();
    await age(token);
    expect(await activate(token)).toBe(422);
    expect((await client.call<{ isActive: boolean }>('GET', 'v1/users/user')).body.isActive).toBe(false);
  });
});
