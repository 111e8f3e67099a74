import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createLog } from '@zielona-fala/service-kit/process';
import { parseSetCookie } from 'cookie';
import type { Response } from 'supertest';
import { type GatewayUnderTest, SESSION_ID_SECRET, signed, startGateway } from './gateway.ts';

let gateway: GatewayUnderTest;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.stop());

const ofThisHost = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' };

const cookiesOf = (answer: Response) =>
  ((answer.headers['set-cookie'] ?? []) as unknown as string[]).map((cookie) => parseSetCookie(cookie));

interface Browser {
  token: string;
  cookies: Record<string, string>;
}

const cookieHeader = (cookies: Record<string, string>): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

/** Fetches a token as a browser with these cookies does, and keeps what it is given. */
async function fetchToken(cookies: Record<string, string> = {}): Promise<Browser> {
  const answer = await gateway
    .call('get', '/api/csrf-token')
    .set('cookie', cookieHeader(cookies))
    .expect(200);
  const given = Object.fromEntries(cookiesOf(answer).map(({ name, value }) => [name, value ?? '']));
  return { token: answer.body.csrfToken, cookies: { ...cookies, ...given } };
}

const login = ({ token, cookies }: Browser) =>
  gateway.call('post', '/api/v1/auth/login').set('cookie', cookieHeader(cookies)).set('x-csrf-token', token);

async function expectRefused(browser: Browser): Promise<void> {
  const { body } = await login(browser).expect(403);
  expect(body).toMatchObject({ code: 'csrf', message: 'The CSRF token is missing or not valid' });
}

test('what mail programs call needs no token, whoever sends it; nothing beside it does without', async () => {
  const post = (path: string) =>
    gateway
      .call('post', path)
      .set('content-type', 'application/x-www-form-urlencoded')
      .send('List-Unsubscribe=One-Click');
  const { body } = await post('/api/v1/tests/reminders/end?token=abc');
  expect(body.code).not.toBe('csrf');
  expect((await post('/api/v1/tests/reminders')).body.code).toBe('csrf');
});

describe('csrf-token', () => {
  test('is the same for every GET and tab of a browser', async () => {
    const first = await fetchToken();
    const second = await fetchToken(first.cookies);
    expect(second).toEqual(first);
    expect((await fetchToken()).token).not.toBe(first.token);
  });

  test('follows the session once there is one, and survives a renewal', async () => {
    const anonymous = await fetchToken();
    const signedIn = await fetchToken({ ...anonymous.cookies, zf_sid_8080: signed('session-1') });
    const renewed = await fetchToken({ ...signedIn.cookies, zf_refresh_8080: 'rotated' });
    expect(signedIn.token).not.toBe(anonymous.token);
    expect(renewed.token).toBe(signedIn.token);
  });

  test('lies in cookies that scripts cannot read', async () => {
    const cookies = cookiesOf(await gateway.call('get', '/api/csrf-token'));
    expect(cookies.map(({ name }) => name)).toEqual(['zf_anon_8080', 'zf_csrf_8080']);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ path: '/api', httpOnly: true, sameSite: 'lax' });
      expect(cookie.secure).toBeFalsy();
    }
  });

  test.each(['https://portal.example', 'http://portal.example'])('is Secure on %s', async (url) => {
    const other = await startGateway({ PUBLIC_URL: url, COOKIE_SUFFIX: '' });
    const cookies = cookiesOf(await other.call('get', '/api/csrf-token'));
    // what `__Host-` demands: Secure, all paths, no Domain
    expect(cookies).toEqual([
      { name: '__Host-zf_anon', value: expect.any(String), ...ofThisHost },
      { name: '__Host-zf_csrf', value: expect.any(String), ...ofThisHost },
    ]);
    await other.stop();
  });

  test('counts on a secure origin only under the names that other hosts cannot set', async () => {
    const other = await startGateway({ PUBLIC_URL: 'https://portal.example', COOKIE_SUFFIX: '' });
    const ask = (cookie: string) => other.call('get', '/api/csrf-token').set('cookie', cookie);
    const session = `__Secure-zf_sid=${signed('session-1')}`;
    const { body } = await ask(session);
    expect((await ask(session)).body).toEqual(body);
    expect((await ask(`zf_sid=${signed('session-1')}`)).body).not.toEqual(body);
    await other.stop();
  });
});

describe('a session id', () => {
  const forged = [
    ['that somebody invented', 'session-1'],
    ['with a signature that somebody invented', `session-1.${'A'.repeat(43)}`],
    ['signed by another secret', signed('session-1', 'another-secret-another-secret-another')],
    ['with the signature of another one', signed('session-2').replace('session-2', 'session-1')],
  ] as const;

  test.each(forged)('%s is no session', async (_what, id) => {
    const anonymous = await fetchToken();
    const { token } = await fetchToken({ ...anonymous.cookies, zf_sid_8080: id });
    expect(token).toBe(anonymous.token);
    await login({ ...anonymous, cookies: { ...anonymous.cookies, zf_sid_8080: id } }).expect(200);
  });

  test('outlives a change of the secret as long as the old one is named behind the new one', async () => {
    const session = { zf_sid_8080: signed('session-1') };
    const { token } = await fetchToken(session);
    const askWith = async (secrets: string, cookie = session) => {
      const other = await startGateway({ SESSION_ID_SECRET: secrets });
      const { body } = await other.call('get', '/api/csrf-token').set('cookie', cookieHeader(cookie));
      await other.stop();
      return body.csrfToken;
    };
    const fresh = 'a-new-secret-that-identity-knows-too';
    expect(await askWith(`${fresh},${SESSION_ID_SECRET}`)).toBe(token);
    const signedAnew = { zf_sid_8080: signed('session-1', fresh) };
    expect(await askWith(`${fresh},${SESSION_ID_SECRET}`, signedAnew)).toBe(token);
    expect(await askWith(fresh)).not.toBe(token);
  });
});

describe('a changing call', () => {
  test.each(['post', 'put', 'patch', 'delete'] as const)('%s needs a token', async (method) => {
    await gateway.call(method, '/api/v1/users').expect(403);
    const { token, cookies } = await fetchToken();
    await gateway
      .call(method, '/api/v1/users')
      .set('cookie', cookieHeader(cookies))
      .set('x-csrf-token', token)
      .expect(200);
  });

  test('is refused without header, without cookie, or with a token somebody made up', async () => {
    const browser = await fetchToken();
    const { zf_csrf_8080: _token, ...withoutCookie } = browser.cookies;
    const forged = 'A'.repeat(browser.token.length);
    await expectRefused({ ...browser, token: '' });
    await expectRefused({ ...browser, cookies: withoutCookie });
    await expectRefused({ ...browser, token: forged });
    await expectRefused({ token: forged, cookies: { ...browser.cookies, zf_csrf_8080: forged } });
    await expectRefused({ ...browser, cookies: { ...browser.cookies, zf_csrf_8080: forged } });
    await login(browser).expect(200);
  });

  test('is refused with the token of another session or of the time before sign-in', async () => {
    const anonymous = await fetchToken();
    const other = await fetchToken({ zf_sid_8080: signed('session-2') });
    await expectRefused({ ...other, cookies: { ...other.cookies, zf_sid_8080: signed('session-1') } });
    await expectRefused({
      ...anonymous,
      cookies: { ...anonymous.cookies, zf_sid_8080: signed('session-1') },
    });
    await login(await fetchToken({ ...anonymous.cookies, zf_sid_8080: signed('session-1') })).expect(200);
  });

  test.each([
    ['patch', '/api/v1/users/change/username'],
    ['get', '/api/v1/auth/logout'],
    ['get', '/api/v1/users/account/activate?token=a'],
  ] as const)(
    'that a page of another site makes is refused, also with a good token: %s %s',
    async (method, path) => {
      const { token, cookies } = await fetchToken();
      const call = (site: string) =>
        gateway
          .call(method, path)
          .set('cookie', cookieHeader(cookies))
          .set('x-csrf-token', token)
          .set('sec-fetch-site', site);
      const refused = await call('cross-site').expect(403);
      expect(refused.body.code).toBe('csrf');
      for (const site of ['same-origin', 'same-site', 'none']) await call(site).expect(200);
    },
  );

  test('cannot pass off an anonymous id as a session', async () => {
    const { token, cookies } = await fetchToken();
    const session = { zf_sid_8080: signed(cookies.zf_anon_8080 ?? ''), zf_csrf_8080: token };
    await expectRefused({ token, cookies: session });
  });
});

test('a refused token is a line of the security log, without the address', async () => {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  const other = await startGateway({}, {}, createLog('gateway', 'info', { write }));
  await other.call('post', '/api/v1/auth/login', '203.0.113.5').expect(403);
  await other.stop();
  const logged = lines.map((line) => JSON.parse(line)).filter(({ security }) => security !== undefined);
  expect(logged.map(({ security }) => security)).toEqual([
    { event: 'csrf', outcome: 'refused', place: expect.stringMatching(/^[\w-]{16}$/) },
  ]);
  expect(JSON.stringify(logged)).not.toContain('203.0.113.5');
});
