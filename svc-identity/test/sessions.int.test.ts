import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER, type SessionDto } from '@zielona-fala/contracts';
import { createSignedIds, SESSION_ID } from '@zielona-fala/service-kit/http';
import { parseCookie, parseSetCookie } from 'cookie';
import type { Response } from 'supertest';
import {
  cookiesOf,
  PASSWORD,
  SETTINGS,
  setCookies,
  startIdentity,
  type TestIdentity,
  type TestLearner,
} from './support/identity.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity({ COOKIE_SUFFIX: '8080' });
});

afterAll(() => identity.stop());

const login = (email: string, password = PASSWORD) =>
  identity.call.post('/api/v1/auth/login').send({ email, password });
const refresh = (cookies: string) => identity.call.post('/api/v1/auth/refresh').set('cookie', cookies);
const get = (path: string, token: string) =>
  identity.call.get(`/api/v1/${path}`).set(ACCESS_TOKEN_HEADER, token);
const validity = async (token: string) => (await get('auth/valid', token)).status;

async function signIn(name: string): Promise<TestLearner & { cookies: string }> {
  const learner = await identity.register(name);
  const answer = await login(learner.email).expect(200);
  return { ...learner, accessToken: answer.body.accessToken, cookies: cookiesOf(answer) };
}

describe('signing in', () => {
  test('sets cookies that no script reads and only our calls carry', async () => {
    const { email } = await identity.register('Cookie');
    const [refreshCookie, sessionCookie] = setCookies(await login(email.toUpperCase()).expect(200));
    expect(refreshCookie).toMatch(
      /^__Secure-zf_refresh_8080=.*; Path=\/api\/v1\/auth; .*HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(sessionCookie).toMatch(/^__Secure-zf_sid_8080=.*; Path=\/api; .*HttpOnly; Secure; SameSite=Lax$/);
  });

  test('signs the session id that the gateway reads', async () => {
    const { cookies, accessToken } = await signIn('Signed');
    const { body } = await get('auth/sessions', accessToken);
    const current = body.find((session: { current: boolean }) => session.current);
    const value = parseCookie(cookies)['__Secure-zf_sid_8080'] ?? '';
    expect(createSignedIds(SETTINGS.SESSION_ID_SECRET, SESSION_ID).read(value)).toBe(current.id);
  });

  test('says the same of a wrong password and an unknown address', async () => {
    const { email } = await identity.register('Known');
    const wrong = await login(email, 'not-the-password');
    const unknown = await login('nobody@learners.test', 'not-the-password');
    expect([wrong.status, wrong.body.code]).toEqual([401, 'bad-credentials']);
    const told = ({ requestId: _requestId, ...rest }: Record<string, unknown>) => rest;
    expect(told(unknown.body)).toEqual(told(wrong.body));
  });

  test('verifies a hash for an unknown address as for a wrong password', async () => {
    const { email } = await identity.register('Measured');
    const verifications = async (address: string): Promise<number> => {
      const before = await identity.measured('password_hashing_duration_seconds_count', 'verify');
      await login(address, 'guess').expect(401);
      return (await identity.measured('password_hashing_duration_seconds_count', 'verify')) - before;
    };
    expect([await verifications(email), await verifications(`no-${email}`)]).toEqual([1, 1]);
  });

  test('is refused after ten failures for this account, even with the right password, but for no other account or address', async () => {
    const { email } = await identity.register('Guessed');
    const other = await identity.register('Unharmed');
    for (let attempt = 0; attempt < 10; attempt += 1) await login(email, 'guess').expect(401);
    const refused = await login(email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    await login(other.email).expect(200);
    await login(email).set('x-forwarded-for', '2001:db8::1').expect(200);
  });

  test('with the right password forgives the failures before', async () => {
    const { email } = await identity.register('Forgetful');
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 9; attempt += 1) await login(email, 'guess').expect(401);
      await login(email).expect(200);
    }
  });
});

describe('signing in where somebody was signed in', () => {
  test('ends the session that the browser had, whoever had it, and no other', async () => {
    const ola = await signIn('Before');
    const elsewhere = await login(ola.email).expect(200);
    const jan = await identity.register('After');
    const answer = await login(jan.email).set('cookie', ola.cookies).expect(200);
    expect(await validity(ola.accessToken)).toBe(401);
    expect((await refresh(ola.cookies)).status).toBe(401);
    expect(await validity(elsewhere.body.accessToken)).toBe(200);
    expect(await validity(answer.body.accessToken)).toBe(200);
    await refresh(cookiesOf(answer)).expect(200);
  });

  test('as a new learner ends it as well', async () => {
    const ola = await signIn('Elder-sister');
    await identity.register('Younger', { cookie: ola.cookies });
    expect(await validity(ola.accessToken)).toBe(401);
  });

  test('in vain leaves it as it was, and a cookie that is none of ours is nobody’s', async () => {
    const ola = await signIn('Still-here');
    await login(ola.email, 'not-the-password').set('cookie', ola.cookies).expect(401);
    await login(ola.email).set('cookie', ola.cookies.replace(/\.1\./, '.2.')).expect(200);
    expect(await validity(ola.accessToken)).toBe(200);
  });
});

describe('renewal', () => {
  test('gives a new access token and replaces the refresh token', async () => {
    const { cookies, userId } = await signIn('Renewing');
    const answer = await refresh(cookies).expect(200);
    expect((await get('users/user', answer.body.accessToken)).body.userId).toBe(userId);
    expect(cookiesOf(answer)).not.toBe(cookies);
    await refresh(cookiesOf(answer)).expect(200);
  });

  test('gives the same successor again for 30 seconds while it is unused', async () => {
    const { cookies } = await signIn('Lost-answer');
    const answers = await Promise.all([refresh(cookies), refresh(cookies), refresh(cookies)]);
    // the rest is for a busy machine
    identity.clock.advance({ seconds: 25 });
    answers.push(await refresh(cookies));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(cookiesOf)).size).toBe(1);
  });

  test('of a replaced token later ends the session everywhere', async () => {
    const { cookies, accessToken } = await signIn('Stolen-late');
    const successor = cookiesOf(await refresh(cookies).expect(200));
    identity.clock.advance({ seconds: 31 });
    const reuse = await refresh(cookies);
    expect(reuse.status).toBe(401);
    expect(setCookies(reuse).join()).toContain('__Secure-zf_refresh_8080=;');
    expect((await refresh(successor)).status).toBe(401);
    expect(await validity(accessToken)).toBe(401);
  });

  test('of a replaced token whose successor was used ends the session', async () => {
    const { cookies } = await signIn('Stolen-early');
    const second = cookiesOf(await refresh(cookies).expect(200));
    const third = cookiesOf(await refresh(second).expect(200));
    expect((await refresh(cookies)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
  });

  test('needs a cookie of ours', async () => {
    const { cookies } = await signIn('Forger');
    const forged = cookies.replace(/\.1\./, '.2.');
    expect(forged).not.toBe(cookies);
    for (const cookie of ['', '__Secure-zf_refresh_8080=x', forged])
      expect((await refresh(cookie)).status).toBe(401);
    await refresh(cookies).expect(200);
  });

  test('ends after 30 days of silence', async () => {
    const { cookies } = await signIn('Silent');
    identity.clock.advance({ days: 31 });
    expect((await refresh(cookies)).status).toBe(401);
    identity.clock.advance({ days: -31 });
  });
});

test('a session ends after 180 days, however much it is used', async () => {
  let { cookies } = await signIn('Faithful');
  for (let days = 20; days <= 160; days += 20) {
    identity.clock.advance({ days: 20 });
    cookies = cookiesOf(await refresh(cookies).expect(200));
  }
  identity.clock.advance({ days: 19 });
  cookies = cookiesOf(await refresh(cookies).expect(200));
  identity.clock.advance({ days: 2 });
  expect((await refresh(cookies)).status).toBe(401);
  identity.clock.advance({ days: -181 });
});

describe('the number by which a browser is known before it signs in', () => {
  const NAME = '__Host-zf_anon_8080';
  const anonymousIn = (answer: Response) =>
    setCookies(answer)
      .map((cookie) => parseSetCookie(cookie))
      .find(({ name }) => name === NAME);
  const ageOf = (answer: Response, cookie: string) =>
    setCookies(answer)
      .map((line) => parseSetCookie(line))
      .find(({ name }) => name === cookie)?.maxAge;

  test('lasts as long as the session, from the sign-in on and anew with each renewal', async () => {
    const { email } = await identity.register('Paired');
    const signedIn = await login(email).set('cookie', `${NAME}=from-before`).expect(200);
    const renewed = await refresh(cookiesOf(signedIn)).expect(200);
    for (const answer of [signedIn, renewed]) {
      expect(anonymousIn(answer)).toMatchObject({
        value: 'from-before',
        path: '/',
        httpOnly: true,
        secure: true,
      });
      expect(anonymousIn(answer)?.maxAge).toBe(30 * 24 * 60 * 60);
      expect(anonymousIn(answer)?.maxAge).toBe(ageOf(answer, '__Secure-zf_refresh_8080'));
    }
  });

  test('is made anew for a browser that has lost it, and is another one in each', async () => {
    const one = await signIn('Without-number');
    const withoutIt = one.cookies.replace(new RegExp(`(; )?${NAME}=[^;]*`), '');
    const answer = await refresh(withoutIt).expect(200);
    expect(anonymousIn(answer)?.value).toMatch(/^[\w-]{22}$/);
    expect(anonymousIn(answer)?.value).not.toBe(parseCookie(one.cookies)[NAME]);
  });

  test('stays when the session is over, until the browser is closed', async () => {
    const { cookies, accessToken } = await signIn('Closing');
    const answer = await get('auth/logout', accessToken).set('cookie', cookies).expect(200);
    expect(anonymousIn(answer)?.value).toBe(parseCookie(cookies)[NAME]);
    expect(anonymousIn(answer)).not.toHaveProperty('maxAge');
    expect(anonymousIn(answer)).not.toHaveProperty('expires');
  });
});

describe('signing out', () => {
  test('ends the session at once and clears the cookies', async () => {
    const { cookies, accessToken } = await signIn('Leaving');
    const answer = await get('auth/logout', accessToken).expect(200, { status: 'ok' });
    expect(setCookies(answer).join()).toMatch(/__Secure-zf_refresh_8080=;.*__Secure-zf_sid_8080=;/);
    expect(await validity(accessToken)).toBe(401);
    expect((await refresh(cookies)).status).toBe(401);
  });

  test('late leaves the cookies of who has signed in since', async () => {
    const ola = await signIn('Late-leaver');
    const jan = await signIn('Next-at-the-desk');
    const answer = await get('auth/logout', ola.accessToken).set('cookie', jan.cookies).expect(200);
    expect(setCookies(answer)).toEqual([]);
    expect(await validity(ola.accessToken)).toBe(401);
    await refresh(jan.cookies).expect(200);
  });

  test('works with a token whose time is over, and never with the cookie alone', async () => {
    identity.clock.advance({ hours: -2 });
    const { cookies, accessToken } = await signIn('Latecomer');
    identity.clock.advance({ hours: 2 });
    expect(await validity(accessToken)).toBe(401);
    expect((await identity.call.get('/api/v1/auth/logout').set('cookie', cookies)).status).toBe(401);
    await get('auth/logout', accessToken).expect(200);
    expect((await refresh(cookies)).status).toBe(401);
  });
});

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

describe('signed-in devices', () => {
  test('are listed, and one of them can be signed out by its learner alone', async () => {
    const here = await signIn('Owner');
    const there = await login(here.email).set('user-agent', PHONE).expect(200);
    const stranger = await signIn('Stranger');
    const list = (await get('auth/sessions', here.accessToken)).body;
    expect(list).toHaveLength(3);
    const phone = list.find(({ device }: SessionDto) => device.kind === 'phone');
    expect(phone).toMatchObject({
      current: false,
      id: expect.any(String),
      device: { browser: 'Chrome', system: 'Android', kind: 'phone' },
    });
    const end = (token: string) =>
      identity.call.delete(`/api/v1/auth/sessions/${phone.id}`).set(ACCESS_TOKEN_HEADER, token);
    expect((await end(stranger.accessToken)).status).toBe(404);
    expect(await validity(there.body.accessToken)).toBe(200);
    await end(here.accessToken).expect(200);
    expect(await validity(there.body.accessToken)).toBe(401);
    expect(await validity(here.accessToken)).toBe(200);
  });

  test('are all signed out at once but the one that asks, and no one else’s', async () => {
    const here = await signIn('Owner-of-many');
    const there = await login(here.email).expect(200);
    const stranger = await signIn('Bystander');
    await identity.call
      .delete('/api/v1/auth/sessions')
      .set(ACCESS_TOKEN_HEADER, here.accessToken)
      .expect(200, { status: 'ok' });
    const list: SessionDto[] = (await get('auth/sessions', here.accessToken)).body;
    expect(list.map(({ current }) => current)).toEqual([true]);
    expect(await validity(there.body.accessToken)).toBe(401);
    expect((await refresh(cookiesOf(there))).status).toBe(401);
    expect(await validity(stranger.accessToken)).toBe(200);
  });

  test('are kept without address and without the text of their header', async () => {
    const { userId, email } = await identity.register('Unnamed-device');
    await login(email).set('user-agent', 'Evil<script>/9 unheard-of').set('x-forwarded-for', '2001:db8::77');
    const kept = await identity.connection.collection('sessions').find({ userId }).toArray();
    expect(kept.at(-1)?.device).toEqual({ browser: null, system: null, kind: 'other' });
    expect(JSON.stringify(kept)).not.toMatch(/unheard-of|script|2001:/);
  });
});
