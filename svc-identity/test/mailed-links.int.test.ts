import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER } from '@zielona-fala/contracts';
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

test.each(['a reset of the password', 'a change of the password'])(
  'who asked for a new address before %s has to ask again: it may have been somebody who knew the old one',
  async (what) => {
    const learner = await identity.registerActive(`Robbed-${what.length}`);
    const robber = fresh(`robber-${what.length}`);
    await change(learner, robber);
    const token = await identity.mailedToken(robber);
    const newPassword = 'czerwone-swiatlo';
    const passwords = { newPassword, newPasswordRepeat: newPassword };
    if (what.includes('reset')) {
      await identity.call.post('/api/v1/auth/password-reset/link').send({ email: learner.email }).expect(200);
      await reset(await identity.mailedToken(learner.email, 3)).expect(200);
    } else {
      await identity.call
        .patch('/api/v1/auth/password-change')
        .set(ACCESS_TOKEN_HEADER, learner.accessToken)
        .send({ oldPassword: PASSWORD, ...passwords })
        .expect(200);
    }
    expect(await confirmEmail(token)).toMatchObject(refusal);
    const login = { email: learner.email, password: newPassword };
    await identity.call.post('/api/v1/auth/login').send(login).expect(200);
  },
);

test('the database does not tell where a link was sent', async () => {
  const learner = await identity.register('Hidden');
  await identity.mailedToken(learner.email);
  const sent = await links().findOne({ userId: learner.userId });
  expect(JSON.stringify(sent)).not.toContain(learner.email);
  expect(sent?.addressHash).toMatch(/^[\w-]{43}$/);
});
