import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER } from '@zielona-fala/contracts';
import { Secret, TOTP } from 'otpauth';
import { type GoogleTest, startWithGoogle } from './support/google.ts';
import { cookiesOf, PASSWORD } from './support/identity.ts';
import { ANONYMOUS, addPasskey, PASSKEYS, signInBy } from './support/passkeys.ts';

const STEP_SECONDS = 30;

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

type Answer = { status: number; body: { errors?: { field: string; code: string }[] } };
const told = ({ status, body }: Answer) => [
  status,
  ...(body.errors ?? []).map(({ field, code }) => `${field} ${code}`),
];
const erase = (accessToken: string, body?: object) => {
  const call = identity.call.delete('/api/v1/users').set(ACCESS_TOKEN_HEADER, accessToken);
  return body === undefined ? call : call.send(body);
};
const isThere = async (accessToken: string) =>
  (await identity.call.get('/api/v1/users/user').set(ACCESS_TOKEN_HEADER, accessToken)).status === 200;
const waitMinutes = (minutes: number) => identity.clock.advance({ minutes });

const proofOptions = async (accessToken: string) =>
  (await identity.post(`${PASSKEYS}/proof/options`, accessToken).expect(200)).body;
const prove = (accessToken: string, response: object) =>
  identity.post(`${PASSKEYS}/proof/verify`, accessToken, { response });

describe('an account is deleted without a payload', () => {
  test('within ten minutes of a sign-in by password, and not later', async () => {
    const learner = await identity.register('Fresh');
    waitMinutes(11);
    expect(told(await erase(learner.accessToken))).toEqual([422, 'password required']);
    const { body } = await identity.call
      .post('/api/v1/auth/login')
      .send({ email: learner.email, password: PASSWORD })
      .expect(200);
    waitMinutes(9);
    expect(told(await erase(learner.accessToken))).toEqual([422, 'password required']);
    await erase(body.accessToken).expect(200, { status: 'ok' });
    expect(await isThere(learner.accessToken)).toBe(false);
  });

  test('never because its token was renewed', async () => {
    const learner = await identity.register('Renewed');
    waitMinutes(11);
    const renewed = await identity.call
      .post('/api/v1/auth/refresh')
      .set('cookie', learner.cookies)
      .expect(200);
    expect(cookiesOf(renewed)).not.toBe('');
    expect(told(await erase(renewed.body.accessToken))).toEqual([422, 'password required']);
    await erase(renewed.body.accessToken, { password: PASSWORD }).expect(200);
  });

  test('within ten minutes of a sign-in by passkey', async () => {
    const { accessToken } = await identity.registerActive('By-passkey');
    const passkey = await addPasskey(identity, accessToken);
    waitMinutes(11);
    const { body } = await signInBy(identity, passkey);
    await erase(body.accessToken).expect(200);
  });
});

describe('a session whose sign-in was longer ago', () => {
  test('deletes by the password alone, and by no wrong one', async () => {
    const { accessToken } = await identity.register('Stale');
    waitMinutes(11);
    expect(told(await erase(accessToken, {}))).toEqual([422, 'password required']);
    expect(told(await erase(accessToken, { password: 'wrong' }))).toEqual([422, 'password wrong']);
    expect(await isThere(accessToken)).toBe(true);
    await erase(accessToken, { password: PASSWORD }).expect(200);
  });

  test('deletes by a passkey’s proof', async () => {
    const { accessToken } = await identity.registerActive('Proof');
    const passkey = await addPasskey(identity, accessToken);
    waitMinutes(11);
    const response = passkey.signIn(await proofOptions(accessToken));
    await prove(accessToken, response).expect(200, { status: 'ok' });
    expect(told(await prove(accessToken, response))).toEqual([422, 'response wrong']);
    await erase(accessToken).expect(200);
  });

  test('deletes by the second factor as well where it is on', async () => {
    const { accessToken } = await identity.registerActive('Two-factors');
    const { secret } = (await identity.post('/api/v1/auth/totp', accessToken).expect(200)).body;
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: identity.clock.now().getTime() });
    await identity.post('/api/v1/auth/totp/confirm', accessToken, { code: code() }).expect(200);
    waitMinutes(11);
    expect(told(await erase(accessToken))).toEqual([422, 'password required', 'code required']);
    expect(told(await erase(accessToken, { password: PASSWORD }))).toEqual([422, 'code required']);
    expect(told(await erase(accessToken, { password: PASSWORD, code: '000000' }))).toEqual([
      422,
      'code wrong',
    ]);
    identity.clock.advance({ seconds: STEP_SECONDS });
    await erase(accessToken, { password: PASSWORD, code: code() }).expect(200);
  });
});

describe('a passkey’s proof', () => {
  test('counts in the session that asked for it alone', async () => {
    const learner = await identity.registerActive('Two-sessions');
    const passkey = await addPasskey(identity, learner.accessToken);
    const other = await identity.call
      .post('/api/v1/auth/login')
      .send({ email: learner.email, password: PASSWORD })
      .expect(200);
    waitMinutes(11);
    const stolen = passkey.signIn(await proofOptions(other.body.accessToken));
    expect(told(await prove(learner.accessToken, stolen))).toEqual([422, 'response wrong']);
    const own = passkey.signIn(await proofOptions(learner.accessToken));
    await prove(learner.accessToken, own).expect(200);
    expect(told(await erase(other.body.accessToken))).toEqual([422, 'password required']);
  });

  test('is none of somebody else’s passkey, nor of a challenge for a sign-in', async () => {
    const { accessToken } = await identity.registerActive('Proof-victim');
    const passkey = await addPasskey(identity, accessToken);
    const stranger = await identity.registerActive('Proof-stranger');
    const foreign = await addPasskey(identity, stranger.accessToken);
    waitMinutes(11);
    const signed = foreign.signIn(await proofOptions(accessToken));
    expect(told(await prove(accessToken, signed))).toEqual([422, 'response wrong']);
    const forSignIn = await identity.call.post(`${PASSKEYS}/login/options`).set('cookie', ANONYMOUS);
    expect(told(await prove(accessToken, passkey.signIn(forSignIn.body)))).toEqual([422, 'response wrong']);
    expect(told(await erase(accessToken))).toEqual([422, 'password required']);
    expect(await google.eventsOf(accessToken)).toContain('passkey-check');
  });
});

describe('who comes by Google', () => {
  test('deletes an account without a password within ten minutes of it, and afterwards by a new sign-in', async () => {
    provider.user = { subject: 'leaving', email: 'leaving@poczta.test' };
    const { body } = await google.openBrowser().signIn();
    waitMinutes(11);
    expect(told(await erase(body.accessToken))).toEqual([422, 'password required']);
    expect(told(await erase(body.accessToken, { password: 'any' }))).toEqual([422, 'password wrong']);
    const again = await google.openBrowser().signIn();
    await erase(again.body.accessToken).expect(200);
    expect(await isThere(body.accessToken)).toBe(false);
  });

  test('gives the password of an account that has one: the browser alone came in', async () => {
    const learner = await identity.registerActive('Both-ways');
    provider.user = { subject: 'both-ways', email: learner.email };
    const first = await google.openBrowser().signIn({ password: PASSWORD });
    const second = await google.openBrowser().signIn();
    expect(told(await erase(second.body.accessToken))).toEqual([422, 'password required']);
    await erase(first.body.accessToken).expect(200);
  });
});
