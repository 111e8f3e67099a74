import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER, RESET_LINK_TOO_SOON } from '@zielona-fala/contracts';
import { createDeadLetters } from '@zielona-fala/service-kit/events';
import { collectionsMentioning, waitFor } from '@zielona-fala/service-kit/testing';
import { PASSWORD, startIdentity, type TestIdentity } from './support/identity.ts';

let identity: TestIdentity;
const NEW_PASSWORD = 'czerwone-swiatlo';

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

const login = (email: string, password: string) =>
  identity.call.post('/api/v1/auth/login').send({ email, password });
const askReset = (email: string) => identity.call.post('/api/v1/auth/password-reset/link').send({ email });
const confirm = (token: string, password = NEW_PASSWORD) =>
  identity.call
    .patch('/api/v1/auth/password-reset/confirm')
    .query({ token })
    .send({ token, newPassword: password, newPasswordRepeat: password });
const validity = async (token: string) =>
  (await identity.call.get('/api/v1/auth/valid').set(ACCESS_TOKEN_HEADER, token)).status;
const subjectsTo = (email: string) =>
  identity.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

describe('a forgotten password', () => {
  test('is replaced through the mailed link, once, and ends every session', async () => {
    const { email, accessToken } = await identity.register('Forgot');
    await askReset(` ${email.toUpperCase()}`).expect(200, { status: 'ok' });
    const token = await identity.mailedToken(email, 2);
    await confirm(token).expect(200, { status: 'ok' });
    expect(await validity(accessToken)).toBe(401);
    await login(email, PASSWORD).expect(401);
    await login(email, NEW_PASSWORD).expect(200);
    expect((await confirm(token)).body.errors[0].field).toBe('token');
    await waitFor('the confirming mail', () => subjectsTo(email).length === 3);
    expect(subjectsTo(email)).toContain('Masz nowe hasło');
  });

  test('is confirmed by a mail in the language of the request', async () => {
    const { email } = await identity.register('Sprache');
    await askReset(email).expect(200);
    const token = await identity.mailedToken(email, 2);
    await confirm(token).set('cookie', 'i18n_redirected=en').expect(200);
    await waitFor('the confirming mail', () => subjectsTo(email).includes('You have a new password'));
  });

  test('can be replaced with a link that was asked about; a used one is told', async () => {
    const check = (token: string) => identity.call.get('/api/v1/auth/password-reset/link').query({ token });
    const { email } = await identity.register('Checking');
    await askReset(email).expect(200);
    const token = await identity.mailedToken(email, 2);
    await check(token).expect(200, { status: 'ok' });
    await check(token).expect(200);
    await confirm(token).expect(200);
    const used = await check(token);
    expect([used.status, used.body.errors[0].field]).toEqual([422, 'token']);
    expect((await check('invented')).status).toBe(422);
    expect((await identity.call.get('/api/v1/auth/password-reset/link')).status).toBe(422);
  });

  test('cannot be replaced with a link older than 30 minutes', async () => {
    const { email } = await identity.register('Slow');
    await askReset(email).expect(200);
    const token = await identity.mailedToken(email, 2);
    identity.clock.advance({ minutes: 31 });
    expect((await confirm(token)).status).toBe(422);
  });

  test('is asked for the same way, whether or not an account has the address', async () => {
    const { email } = await identity.register('Exists');
    for (const address of [email, 'stranger@learners.test']) {
      await askReset(address).expect(200, { status: 'ok' });
      const soon = await askReset(address.toUpperCase());
      expect(soon.status).toBe(403);
      expect(soon.body).toMatchObject({ message: RESET_LINK_TOO_SOON, code: 'reset-link-too-soon' });
    }
    await identity.mailedToken(email, 2);
    await waitFor('an empty queue', async () => !(await identity.connection.collection('mails').findOne({})));
    expect(subjectsTo('stranger@learners.test')).toEqual([]);
  });
});

describe('a password change', () => {
  const change = (token: string, oldPassword: string) =>
    identity.call
      .patch('/api/v1/auth/password-change')
      .set(ACCESS_TOKEN_HEADER, token)
      .send({ oldPassword, newPassword: NEW_PASSWORD, newPasswordRepeat: NEW_PASSWORD });

  test('needs the old password and ends all other sessions', async () => {
    const { email, accessToken } = await identity.register('Changing');
    const elsewhere = (await login(email, PASSWORD).expect(200)).body.accessToken;
    const wrong = await change(accessToken, 'wrong');
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'oldPassword']);
    await change(accessToken, PASSWORD).expect(200);
    expect([await validity(accessToken), await validity(elsewhere)]).toEqual([200, 401]);
    await login(email, NEW_PASSWORD).expect(200);
  });
});

test.each([
  ['password-change', { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, newPasswordRepeat: NEW_PASSWORD }],
  ['password-reset/confirm', { newPassword: NEW_PASSWORD, newPasswordRepeat: NEW_PASSWORD }],
])('no field of %s may be empty', async (call, filled) => {
  const { accessToken } = await identity.register(`Blank${call.length}`);
  for (const field of Object.keys(filled)) {
    const { status, body } = await identity.call
      .patch(`/api/v1/auth/${call}`)
      .query(call === 'password-change' ? {} : { token: 'any' })
      .set(ACCESS_TOKEN_HEADER, accessToken)
      .send({ ...filled, [field]: '' });
    expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([
      422,
      expect.arrayContaining([field]),
    ]);
  }
});

describe('an account', () => {
  const rename = (token: string, newUsername: string) =>
    identity.call
      .patch('/api/v1/users/change/username')
      .set(ACCESS_TOKEN_HEADER, token)
      .send({ newUsername });

  test('takes another name once it is active, unless somebody has it', async () => {
    const inactive = await identity.register('Inactive');
    const refused = await rename(inactive.accessToken, 'Whoever');
    expect([refused.status, refused.body.code]).toEqual([409, 'account-inactive']);
    const learner = await identity.registerActive('Renamed');
    const taken = await rename(learner.accessToken, 'iNACTIVE');
    expect(taken.body.errors).toEqual([expect.objectContaining({ field: 'newUsername', code: 'taken' })]);
    await rename(learner.accessToken, 'RENAMED').expect(200);
    expect(await identity.user(learner)).toMatchObject({ username: 'RENAMED' });
    await rename(learner.accessToken, 'RENAMED').expect(200);
    const told = { userId: learner.userId, 'event.data.change': 'renamed' };
    expect(await identity.connection.collection('outbox').countDocuments(told)).toBe(1);
  });

  test('is deleted with the right password or without one, never with a wrong one', async () => {
    const { accessToken } = await identity.register('Careful');
    const erase = (password: string) =>
      identity.call.delete('/api/v1/users').set(ACCESS_TOKEN_HEADER, accessToken).send({ password });
    const wrong = await erase('wrong');
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'password']);
    expect((await erase('')).status).toBe(422);
    expect(await validity(accessToken)).toBe(200);
    await erase(PASSWORD).expect(200, { status: 'ok' });
    expect(await validity(accessToken)).toBe(401);
  });

  test('that is deleted leaves nothing here but its number and time in the erasure log, the news of it, and one mail', async () => {
    const { userId, email, accessToken } = await identity.register('Leaver');
    const message = JSON.stringify({ aggregateId: String(userId), data: {} });
    const letter = { topic: 'test-finished', message, erasure: false, reason: 'unknown version' };
    await createDeadLetters(identity.connection).park(letter);
    await identity.call
      .delete('/api/v1/users')
      .set(ACCESS_TOKEN_HEADER, accessToken)
      .expect(200, { status: 'ok' });
    expect(await validity(accessToken)).toBe(401);
    await login(email, PASSWORD).expect(401);
    const { connection } = identity;
    const last = await connection.collection('outbox').findOne({ userId }, { sort: { sequence: -1 } });
    expect(last?.event.data).toEqual({ userId, change: 'deleted', isActive: false });
    expect(JSON.stringify(last)).not.toContain(email);
    await waitFor('the last mail', () => subjectsTo(email).includes('Twoje konto zostało usunięte'));
    const waiting = () => connection.collection('mails').countDocuments({ to: email });
    await waitFor('an empty queue', async () => (await waiting()) === 0);
    const mentioning = await collectionsMentioning(connection, userId, email, 'Leaver');
    expect(mentioning).toEqual(['erasures', 'outbox', 'outbox_sequences']);
    await identity.register('Leaver');
  });
});

// the last one: mails wait longer and longer while their server is down
test('a reset link that waits to be sent goes with the account of its address', async () => {
  const { email, accessToken } = await identity.registerActive('forgot-and-left');
  const other = await identity.registerActive('forgot-and-stays');
  identity.mailServerDown = true;
  await askReset(` ${email.toUpperCase()}`).expect(200);
  await askReset(other.email).expect(200);
  await identity.call.delete('/api/v1/users').set(ACCESS_TOKEN_HEADER, accessToken).expect(200);
  const waiting = await identity.connection.collection('mails').find({ kind: 'password-reset' }).toArray();
  expect(waiting.map(({ to }) => to)).toEqual([other.email]);
});
