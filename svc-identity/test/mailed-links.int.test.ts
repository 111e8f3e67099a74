import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER } from '@zielona-fala/contracts';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { PASSWORD, startIdentity, type TestIdentity, type TestLearner } from './support/identity.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

const fresh = (name: string) => `${name}@${identity.resources.kafkaPrefix}new.test`;
const change = ({ accessToken }: TestLearner, newEmail: string) =>
  identity.call
    .patch('/api/v1/users/change/email')
    .set(ACCESS_TOKEN_HEADER, accessToken)
    .send({ newEmail, password: PASSWORD })
    .expect(200);
const activate = (token: string) => identity.call.get('/api/v1/users/account/activate').query({ token });
const confirmEmail = (token: string) =>
  identity.call.patch('/api/v1/users/change/email/confirm').query({ token }).send();
const resetLink = (token: string) => identity.call.get('/api/v1/auth/password-reset/link').query({ token });
const reset = (token: string) =>
  identity.call
    .patch('/api/v1/auth/password-reset/confirm')
    .query({ token })
    .send({ token, newPassword: 'czerwone-swiatlo', newPasswordRepeat: 'czerwone-swiatlo' });
const links = () => identity.connection.collection('links');

/**
 * What happens when a mail is written while the address changes: the change has removed the links that there were, and
 * the link of that mail comes after it.
 */
async function afterwards(learner: TestLearner, changeAddress: () => Promise<unknown>): Promise<void> {
  const sent = await links().find({ userId: learner.userId }).toArray();
  await changeAddress();
  await links().insertMany(sent);
}

const refusal = { status: 422, body: { errors: [{ field: 'token', code: 'invalid' }] } };

test('an activation link activates no account whose address is another by now', async () => {
  const learner = await identity.register('Corrected');
  const token = await identity.mailedToken(learner.email);
  await afterwards(learner, () => change(learner, fresh('corrected')));
  expect(await activate(token)).toMatchObject(refusal);
  expect((await identity.user(learner)).isActive).toBe(false);
  await activate(await identity.mailedToken(fresh('corrected'))).expect(200);
});

test('a link for a new address confirms no other one', async () => {
  const learner = await identity.registerActive('Undecided');
  await change(learner, fresh('first'));
  const first = await identity.mailedToken(fresh('first'));
  await afterwards(learner, () => change(learner, fresh('second')));
  expect(await confirmEmail(first)).toMatchObject(refusal);
  await confirmEmail(await identity.mailedToken(fresh('second'))).expect(200);
  expect((await identity.user(learner)).email).toBe(fresh('second'));
  expect(await confirmEmail(first)).toMatchObject(refusal);
});

test('a reset link sets no password once the account has another address', async () => {
  const learner = await identity.registerActive('Moved');
  await identity.call.post('/api/v1/auth/password-reset/link').send({ email: learner.email }).expect(200);
  const token = await identity.mailedToken(learner.email, 2);
  await resetLink(token).expect(200);
  await change(learner, fresh('moved'));
  const confirmation = await identity.mailedToken(fresh('moved'));
  await afterwards(learner, () => confirmEmail(confirmation).expect(200));
  expect(await resetLink(token)).toMatchObject(refusal);
  expect(await reset(token)).toMatchObject(refusal);
  await identity.call
    .post('/api/v1/auth/login')
    .send({ email: fresh('moved'), password: PASSWORD })
    .expect(200);
});

const newPassword = 'czerwone-swiatlo';
const login = (email: string, password: string) =>
  identity.call.post('/api/v1/auth/login').send({ email, password });
const changePassword = (accessToken: string) =>
  identity.call
    .patch('/api/v1/auth/password-change')
    .set(ACCESS_TOKEN_HEADER, accessToken)
    .send({ oldPassword: PASSWORD, newPassword, newPasswordRepeat: newPassword });

describe('who asked for a new address, perhaps knowing a password that was stolen,', () => {
  test('has to ask again after a reset', async () => {
    const learner = await identity.registerActive('Robbed');
    await change(learner, fresh('robber'));
    const token = await identity.mailedToken(fresh('robber'));
    await identity.call.post('/api/v1/auth/password-reset/link').send({ email: learner.email }).expect(200);
    const { text } = await waitFor('the link', () =>
      identity.mails.find(({ to, subject }) => to === learner.email && subject === 'Ustaw nowe hasło'),
    );
    await reset(/reset-password\/([\w-]+)/.exec(text)?.[1] ?? '').expect(200);
    expect(await confirmEmail(token)).toMatchObject(refusal);
    await login(learner.email, newPassword).expect(200);
  });

  test('has to ask again after a change of the password in another session', async () => {
    const learner = await identity.registerActive('Warned');
    await change(learner, fresh('stranger'));
    const token = await identity.mailedToken(fresh('stranger'));
    const { body } = await login(learner.email, PASSWORD).expect(200);
    await changePassword(body.accessToken).expect(200);
    expect(await confirmEmail(token)).toMatchObject(refusal);
    await login(learner.email, newPassword).expect(200);
  });

  test('need not after a change in the same session', async () => {
    const learner = await identity.registerActive('Tidy');
    await change(learner, fresh('tidy'));
    const token = await identity.mailedToken(fresh('tidy'));
    await changePassword(learner.accessToken).expect(200);
    await confirmEmail(token).expect(200);
    await login(fresh('tidy'), newPassword).expect(200);
  });
});

test('the database does not tell where a link was sent', async () => {
  const learner = await identity.register('Hidden');
  await identity.mailedToken(learner.email);
  const sent = await links().findOne({ userId: learner.userId });
  expect(JSON.stringify(sent)).not.toContain(learner.email);
  expect(sent?.addressHash).toMatch(/^[\w-]{43}$/);
});

test('nor does it tell by which address another mail has to wait, not even to who tries addresses', async () => {
  const { email } = await identity.register('Paced');
  const paces = await identity.connection.collection<{ _id: string }>('mail_pace').find().toArray();
  const hashes = paces.map(({ _id }) => _id.split(':')[1]);
  expect(hashes).not.toHaveLength(0);
  expect(hashes).not.toContain(createHash('sha256').update(email.toLowerCase()).digest('base64url'));
});
