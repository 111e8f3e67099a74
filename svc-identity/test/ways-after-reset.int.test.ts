import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER } from '@zielona-fala/contracts';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { createAuthenticator } from './support/authenticator.ts';
import { type GoogleTest, startWithGoogle } from './support/google.ts';
import { PASSWORD, type TestLearner } from './support/identity.ts';
import { addPasskey, PAGE, PASSKEYS, signInBy } from './support/passkeys.ts';

const NEW_PASSWORD = 'czerwone-swiatlo';

let google: GoogleTest;
let provider: GoogleTest['provider'];
let identity: GoogleTest['identity'];

beforeAll(async () => {
  google = await startWithGoogle();
  ({ provider, identity } = google);
});

afterAll(() => google.stop());

beforeEach(() => {
  Object.assign(provider, { user: null, forge: null, isAway: false });
});

const told = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];
const passkeysOf = async (accessToken: string) =>
  (await identity.call.get(PASSKEYS).set(ACCESS_TOKEN_HEADER, accessToken).expect(200)).body;

/** @returns an access token of the sign-in by the new password */
async function reset(email: string): Promise<string> {
  const links = () =>
    identity.mails.filter(({ to, subject }) => to === email && subject === 'Ustaw nowe hasło');
  const before = links().length;
  await identity.call.post('/api/v1/auth/password-reset/link').send({ email }).expect(200);
  const { text } = await waitFor('the link', () => links()[before]);
  const token = /reset-password\/([\w-]+)/.exec(text)?.[1] ?? '';
  const passwords = { newPassword: NEW_PASSWORD, newPasswordRepeat: NEW_PASSWORD };
  await identity.call
    .patch('/api/v1/auth/password-reset/confirm')
    .query({ token })
    .send({ token, ...passwords })
    .expect(200, { status: 'ok' });
  const login = await identity.call.post('/api/v1/auth/login').send({ email, password: NEW_PASSWORD });
  return login.body.accessToken;
}

const mailTo = ({ email }: Pick<TestLearner, 'email'>, subject: string) =>
  waitFor(`the mail “${subject}”`, () =>
    identity.mails.find((mail) => mail.to === email && mail.subject === subject),
  );

describe('a passkey that was added before a reset of the password', () => {
  test('signs nobody in until its learner confirms it', async () => {
    const learner = await identity.registerActive('Owner');
    const passkey = await addPasskey(identity, learner.accessToken);
    await signInBy(identity, passkey).then(({ status }) => expect(status).toBe(200));
    const accessToken = await reset(learner.email);
    expect(told(await signInBy(identity, passkey))).toEqual([401, 'passkey-unconfirmed']);
    expect(await passkeysOf(accessToken)).toEqual([expect.objectContaining({ unconfirmed: true })]);

    const { body } = await identity.post(`${PASSKEYS}/${passkey.id}/confirm`, accessToken).expect(200);
    expect(body).not.toHaveProperty('unconfirmed');
    expect(await passkeysOf(accessToken)).toEqual([body]);
    expect((await signInBy(identity, passkey)).status).toBe(200);
    expect(await google.eventsOf(accessToken)).toEqual(
      expect.arrayContaining(['passkey-confirmed', 'password-reset']),
    );
    await mailTo(learner, 'Sposób logowania potwierdzony');
  });

  test('proves nothing in a session either, and the mail about the reset tells of it', async () => {
    const learner = await identity.registerActive('Told');
    const passkey = await addPasskey(identity, learner.accessToken);
    const accessToken = await reset(learner.email);
    const { body } = await identity.post(`${PASSKEYS}/proof/options`, accessToken).expect(200);
    const response = passkey.signIn(body);
    await identity.post(`${PASSKEYS}/proof/verify`, accessToken, { response }).expect(422);
    const { text } = await mailTo(learner, 'Masz nowe hasło');
    expect(text).toContain('na razie nikogo nie wpuszczają');
  });

  test('is confirmed by its learner alone, and by a fresh proof', async () => {
    const learner = await identity.registerActive('Slow');
    const passkey = await addPasskey(identity, learner.accessToken);
    const accessToken = await reset(learner.email);
    const stranger = await identity.registerActive('Stranger');
    await identity.post(`${PASSKEYS}/${passkey.id}/confirm`, stranger.accessToken).expect(404);
    identity.clock.advance({ minutes: 11 });
    const late = await identity.post(`${PASSKEYS}/${passkey.id}/confirm`, accessToken);
    expect(late.body.errors).toEqual([expect.objectContaining({ field: 'password', code: 'required' })]);
    await identity
      .post(`${PASSKEYS}/${passkey.id}/confirm`, accessToken, { password: NEW_PASSWORD })
      .expect(200);
    expect((await signInBy(identity, passkey)).status).toBe(200);
  });

  test('waits again after another reset; one that is added afterwards does not', async () => {
    const learner = await identity.registerActive('Twice');
    const first = await addPasskey(identity, learner.accessToken);
    const accessToken = await reset(learner.email);
    await identity.post(`${PASSKEYS}/${first.id}/confirm`, accessToken).expect(200);
    identity.clock.advance({ minutes: 11 });
    const second = await addPasskey(identity, await reset(learner.email));
    expect(told(await signInBy(identity, first))).toEqual([401, 'passkey-unconfirmed']);
    expect((await signInBy(identity, second)).status).toBe(200);
  });

  test('goes on after a change of the password, which its learner knew', async () => {
    const learner = await identity.registerActive('Changer');
    const passkey = await addPasskey(identity, learner.accessToken);
    const passwords = { newPassword: NEW_PASSWORD, newPasswordRepeat: NEW_PASSWORD };
    await identity.call
      .patch('/api/v1/auth/password-change')
      .set(ACCESS_TOKEN_HEADER, learner.accessToken)
      .send({ oldPassword: PASSWORD, ...passwords })
      .expect(200);
    expect((await signInBy(identity, passkey)).status).toBe(200);
  });
});

describe('a passkey of who made an account with somebody else’s address', () => {
  test('lets nobody in once the address’s owner has set a password', async () => {
    const maker = await identity.register('Maker');
    const passkey = await addPasskey(identity, maker.accessToken);
    await reset(maker.email);
    expect(told(await signInBy(identity, passkey))).toEqual([401, 'passkey-unconfirmed']);
  });

  test('is gone once the owner comes with Google', async () => {
    const maker = await identity.register('Maker-google');
    const passkey = await addPasskey(identity, maker.accessToken);
    provider.user = { subject: 'owner', email: maker.email };
    const opened = await google.openBrowser().signIn();
    expect((await google.userOf(opened.body.accessToken)).userId).not.toBe(maker.userId);
    expect(told(await signInBy(identity, passkey))).toEqual([401, 'bad-passkey']);
  });
});

test('a passkey whose making had begun before a reset cannot be added after it', async () => {
  const learner = await identity.registerActive('Racing');
  const { body } = await identity.post(`${PASSKEYS}/register/options`, learner.accessToken).expect(200);
  const sessions = identity.connection.collection('sessions');
  // the call has passed the guard when the reset ends its session
  await sessions.deleteMany({ userId: learner.userId });
  const response = createAuthenticator(PAGE).register(body);
  await identity.post(`${PASSKEYS}/register/verify`, learner.accessToken, { response }).expect(401);
  expect(await identity.connection.collection('passkeys').countDocuments({ userId: learner.userId })).toBe(0);
});

test('who has no other way in is told nothing of them', async () => {
  const learner = await identity.registerActive('Plain');
  await reset(learner.email);
  const { text } = await mailTo(learner, 'Masz nowe hasło');
  expect(text).not.toContain('na razie nikogo nie wpuszczają');
});

describe('a Google account that was linked before a reset of the password', () => {
  async function linkedLearner(name: string) {
    const learner = await identity.registerActive(name);
    provider.user = { subject: name, email: learner.email };
    expect((await google.openBrowser().signIn({ password: PASSWORD })).status).toBe(200);
    return learner;
  }

  test('asks for the new password once, and opens the account again', async () => {
    const learner = await linkedLearner('Linked');
    const accessToken = await reset(learner.email);
    expect(await google.methodsOf(accessToken)).toEqual({
      password: true,
      google: true,
      googleUnconfirmed: true,
    });
    const browser = google.openBrowser();
    expect(told(await browser.signIn())).toEqual([401, 'password-required']);
    expect(told(await browser.finish({ password: PASSWORD }))).toEqual([401, 'bad-credentials']);
    const opened = await browser.finish({ password: NEW_PASSWORD });
    expect((await google.userOf(opened.body.accessToken)).userId).toBe(learner.userId);
    expect((await google.openBrowser().signIn()).status).toBe(200);
    expect(await google.methodsOf(accessToken)).toEqual({ password: true, google: true });
    expect(await google.eventsOf(accessToken)).toContain('google-confirmed');
    await mailTo(learner, 'Sposób logowania potwierdzony');
  });

  test('opens no other account meanwhile, whatever address it has', async () => {
    const learner = await linkedLearner('Elsewhere');
    provider.user = { subject: 'Elsewhere', email: 'elsewhere@poczta.test' };
    await reset(learner.email);
    const browser = google.openBrowser();
    expect(told(await browser.signIn())).toEqual([401, 'password-required']);
    const opened = await browser.finish({ password: NEW_PASSWORD });
    expect((await google.userOf(opened.body.accessToken)).userId).toBe(learner.userId);
  });

  test('is confirmed in the settings as well', async () => {
    const learner = await linkedLearner('In-settings');
    const accessToken = await reset(learner.email);
    await identity.post('/api/v1/auth/google/confirm', accessToken).expect(200, { status: 'ok' });
    expect((await google.openBrowser().signIn()).status).toBe(200);
  });

  test('cannot be confirmed where there is none', async () => {
    const { accessToken } = await identity.registerActive('None-linked');
    await identity.post('/api/v1/auth/google/confirm', accessToken).expect(404);
  });
});
