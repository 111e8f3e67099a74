import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER } from '@zielona-fala/contracts';
import { collectionScans, operationsDuring } from '@zielona-fala/service-kit/testing';
import { Secret, TOTP } from 'otpauth';
import { createFlagStore } from '../src/flags/store.ts';
import { FINISH, type GoogleTest, PORTAL, START, settingsOf, startWithGoogle } from './support/google.ts';
import { PASSWORD, startIdentity } from './support/identity.ts';
import { CLIENT } from './support/openid-provider.ts';

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

const openBrowser = () => google.openBrowser();
const userOf = (accessToken: string) => google.userOf(accessToken);
const methodsOf = (accessToken: string) => google.methodsOf(accessToken);
const eventsOf = (accessToken: string) => google.eventsOf(accessToken);
const subjectsTo = (email: string) =>
  identity.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
const changesOf = async (userId: number): Promise<unknown[]> => {
  const appended = await identity.connection
    .collection('outbox')
    .find({ userId })
    .sort({ sequence: 1 })
    .toArray();
  return appended.map(({ event }) => event.data);
};

describe('a first sign-in', () => {
  test('makes an active account, asks the provider for no more than it needs, and opens the same account later', async () => {
    provider.user = { subject: 'ewa', email: 'Ewa@poczta.test' };
    const browser = openBrowser();
    const url = new URL(await browser.start('?locale=en&redirectTo=/dashboard/tests?x=1'));
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email',
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
    const back = await browser.open(await provider.visit(url.href));
    expect(back.headers.location).toBe(
      `${PORTAL}/en/login?google=proven&redirectTo=${encodeURIComponent('/dashboard/tests?x=1')}`,
    );
    expect(back.headers['referrer-policy']).toBe('no-referrer');
    expect(back.headers['cache-control']).toBe('no-store');
    const first = await browser.finish();
    expect(first.status).toBe(200);
    const user = await userOf(first.body.accessToken);
    expect(user).toMatchObject({ email: 'Ewa@poczta.test', isActive: true });
    expect(user.username).toMatch(/^Kierowca\d{6}$/);
    expect(await methodsOf(first.body.accessToken)).toEqual({ password: false, google: true });
    expect(await eventsOf(first.body.accessToken)).toEqual(['google-sign-in']);

    provider.user = { subject: 'ewa', email: 'another@poczta.test' };
    const later = await openBrowser().signIn();
    expect((await userOf(later.body.accessToken)).userId).toBe(user.userId);
  });

  test('tells the other services and the learner', async () => {
    provider.user = { subject: 'told', email: 'told@poczta.test' };
    const { body } = await openBrowser().signIn();
    const { userId } = await userOf(body.accessToken);
    expect(await changesOf(userId)).toEqual([{ userId, change: 'registered', isActive: true }]);
    await identity.mailedToken('told@poczta.test');
    expect(subjectsTo('told@poczta.test')).toEqual(['Twoje konto jest gotowe']);
  });
});

describe('only the browser that began, and only once, comes in', () => {
  test('an answer that is opened again, or in another browser, proves nothing', async () => {
    provider.user = { subject: 'once', email: 'once@poczta.test' };
    const browser = openBrowser();
    const answer = await provider.visit(await browser.start());
    const elsewhere = await openBrowser().open(answer);
    expect(elsewhere.headers.location).toBe(`${PORTAL}/zaloguj?google=failed`);
    expect((await browser.open(answer)).headers.location).toContain('google=proven');
    expect((await browser.open(answer)).headers.location).toContain('google=failed');
  });

  test('a state is used up, even with another good code and the cookie that it began with', async () => {
    provider.user = { subject: 'state', email: 'state@poczta.test' };
    const browser = openBrowser();
    const url = await browser.start();
    const answers = [await provider.visit(url), await provider.visit(url)] as const;
    const cookies = new Map(browser.cookies);
    expect((await browser.open(answers[0])).headers.location).toContain('google=proven');
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect((await browser.open(answers[1])).headers.location).toContain('google=failed');
  });

  test('a browser that has begun itself does not take over the answer that somebody else sends it', async () => {
    provider.user = { subject: 'attacker', email: 'attacker@poczta.test' };
    const attackers = await provider.visit(await openBrowser().start());
    const victim = openBrowser();
    await victim.start();
    expect((await victim.open(attackers)).headers.location).toContain('google=failed');
    expect((await victim.finish()).body.code).toBe('google-sign-in-over');
  });

  test('a proof signs in once, and for ten minutes', async () => {
    provider.user = { subject: 'late', email: 'late@poczta.test' };
    const browser = openBrowser();
    await browser.signIn();
    expect((await browser.finish()).body.code).toBe('google-sign-in-over');
    await browser.comeBack();
    identity.clock.advance({ minutes: 11 });
    expect((await browser.finish()).status).toBe(401);
    const url = await browser.start();
    const answer = await provider.visit(url);
    identity.clock.advance({ minutes: 11 });
    expect((await browser.open(answer)).headers.location).toContain('google=failed');
  });

  test('two tabs of one browser do not stand in each other’s way', async () => {
    provider.user = { subject: 'tabs', email: 'tabs@poczta.test' };
    const browser = openBrowser();
    const urls = [await browser.start(), await browser.start()];
    const [first] = urls;
    expect((await browser.open(await provider.visit(first ?? ''))).headers.location).toContain('proven');
  });
});

describe('what the provider says has to hold', () => {
  const now = () => Math.floor(Date.now() / 1000);
  test.each([
    ['another issuer', { iss: 'https://accounts.evil.test' }],
    ['another audience', { aud: 'another-client' }],
    ['another nonce', { nonce: 'of-another-sign-in' }],
    ['no nonce', { nonce: undefined }],
    ['a time that is over', { exp: now() - 3600, iat: now() - 7200 }],
  ])('%s', async (_what, change) => {
    provider.user = { subject: 'forged', email: 'forged@poczta.test' };
    provider.forge = (claims) => ({ claims: { ...claims, ...change } });
    expect(await openBrowser().comeBack()).toBe('/zaloguj?google=failed');
  });

  test('a stranger’s signature, beside which the provider’s own is good', async () => {
    provider.user = { subject: 'signed', email: 'signed@poczta.test' };
    provider.forge = (claims) => ({ claims, byStranger: true });
    expect(await openBrowser().comeBack()).toBe('/zaloguj?google=failed');
    provider.forge = (claims) => ({ claims });
    expect(await openBrowser().comeBack()).toBe('/zaloguj?google=proven');
  });

  test('a code that was asked for with another verifier', async () => {
    provider.user = { subject: 'pkce', email: 'pkce@poczta.test' };
    const browser = openBrowser();
    const url = new URL(await browser.start());
    url.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
    expect((await browser.open(await provider.visit(url.href))).headers.location).toContain('google=failed');
  });

  test('an address that it has not verified, or that is none', async () => {
    provider.user = { subject: 'unverified', email: 'unverified@poczta.test', isVerified: false };
    expect(await openBrowser().comeBack('?locale=de')).toBe('/de/login?google=email-unverified');
    provider.user = { subject: 'odd', email: 'no address' };
    expect(await openBrowser().comeBack()).toBe('/zaloguj?google=failed');
  });

  test('whoever declines there is led back', async () => {
    expect(await openBrowser().comeBack('?redirectTo=/dashboard')).toBe(
      '/zaloguj?google=cancelled&redirectTo=%2Fdashboard',
    );
  });
});

describe('an account with the same address', () => {
  test('that is active is linked by its password, once, and learns of it', async () => {
    const learner = await identity.registerActive('Linked');
    provider.user = { subject: 'linked', email: learner.email.toUpperCase() };
    const browser = openBrowser();
    expect((await browser.signIn()).body).toMatchObject({ status: 401, code: 'password-required' });
    expect((await browser.finish({ password: 'guessed' })).body.code).toBe('bad-credentials');
    const linked = await browser.finish({ password: PASSWORD });
    expect(linked.status).toBe(200);
    expect((await userOf(linked.body.accessToken)).userId).toBe(learner.userId);
    expect(await methodsOf(linked.body.accessToken)).toEqual({ password: true, google: true });
    expect(await eventsOf(linked.body.accessToken)).toContain('google-linked');
    await identity.mailedToken(learner.email, 2);
    expect(subjectsTo(learner.email)).toContain('Możesz teraz logować się przez Google');
    expect((await openBrowser().signIn()).status).toBe(200);
  });

  test('is guessed no more often than at the login', async () => {
    const learner = await identity.registerActive('Guarded');
    provider.user = { subject: 'guarded', email: learner.email };
    const browser = openBrowser();
    await browser.comeBack();
    const statuses: number[] = [];
    for (let guess = 1; guess <= 11; guess += 1) {
      statuses.push((await browser.finish({ password: `guess ${guess}` })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  test('that nobody has activated goes, with the password and the session of whoever registered it', async () => {
    const squatter = await identity.register('Squatter');
    provider.user = { subject: 'owner', email: squatter.email };
    const { body } = await openBrowser().signIn();
    const owner = await userOf(body.accessToken);
    expect(owner).toMatchObject({ email: squatter.email, isActive: true });
    expect(owner.userId).not.toBe(squatter.userId);
    const login = { email: squatter.email, password: PASSWORD };
    await identity.call.post('/api/v1/auth/login').send(login).expect(401);
    await identity.call.get('/api/v1/users/user').set(ACCESS_TOKEN_HEADER, squatter.accessToken).expect(401);
    await identity.call.post('/api/v1/auth/refresh').set('cookie', squatter.cookies).expect(401);
    expect(await changesOf(squatter.userId)).toContainEqual(expect.objectContaining({ change: 'deleted' }));
    expect(subjectsTo(squatter.email)).not.toContain('Twoje konto zostało usunięte');
  });
});

describe('an account that asks for a code', () => {
  const STEP_SECONDS = 30;
  const codeOf = (secret: string): string =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: identity.clock.now().getTime() });
  const nextStep = () => identity.clock.advance({ seconds: STEP_SECONDS });

  /** @returns the secret that the app makes codes from */
  async function protect(accessToken: string): Promise<string> {
    const ask = (path: string, body: object) =>
      identity.call.post(`/api/v1/auth/${path}`).set(ACCESS_TOKEN_HEADER, accessToken).send(body).expect(200);
    const { secret } = (await ask('totp', {})).body;
    await ask('totp/confirm', { code: codeOf(secret) });
    nextStep();
    return secret;
  }

  test('asks who comes from Google for it as well, and the proof waits meanwhile', async () => {
    provider.user = { subject: 'careful', email: 'careful@poczta.test' };
    const secret = await protect((await openBrowser().signIn()).body.accessToken);
    const browser = openBrowser();
    expect((await browser.signIn()).body).toMatchObject({ status: 401, code: 'second-factor-required' });
    expect((await browser.finish({ code: '12' })).body.code).toBe('wrong-code');
    expect((await browser.finish({ code: codeOf(secret) })).status).toBe(200);
  });

  test('is linked only when both password and code are good', async () => {
    const learner = await identity.registerActive('CarefulToo');
    const secret = await protect(learner.accessToken);
    provider.user = { subject: 'careful-too', email: learner.email };
    const browser = openBrowser();
    expect((await browser.signIn({ password: PASSWORD })).body.code).toBe('second-factor-required');
    expect(await methodsOf(learner.accessToken)).toEqual({ password: true, google: false });
    expect((await browser.finish({ password: PASSWORD, code: codeOf(secret) })).status).toBe(200);
    expect(await methodsOf(learner.accessToken)).toEqual({ password: true, google: true });
  });
});

test('no query scans a collection', async () => {
  const learner = await identity.registerActive('Scanned');
  const squatter = await identity.register('Replaced');
  const operations = await operationsDuring(identity.connection, async () => {
    provider.user = { subject: 'scanned', email: learner.email };
    await openBrowser().signIn({ password: PASSWORD });
    provider.user = { subject: 'replaced', email: squatter.email };
    await openBrowser().signIn();
  });
  expect(operations.map(({ collection }) => collection)).toContain('google_proofs');
  // the flags are read whole
  const others = operations.filter(({ collection }) => collection !== 'flags');
  expect(collectionScans(others)).toEqual([]);
});

test('neither codes nor secrets nor addresses are in the log', async () => {
  provider.user = { subject: 'logged-subject', email: 'logged@poczta.test' };
  const browser = openBrowser();
  const answer = await provider.visit(await browser.start());
  const code = answer.searchParams.get('code') ?? '';
  const state = answer.searchParams.get('state') ?? '';
  await browser.open(answer);
  await browser.open(answer);
  provider.user = null;
  await browser.comeBack();
  const log = identity.log.join();
  expect(log).toContain('/api/v1/auth/google/callback');
  for (const secret of [
    code,
    state,
    CLIENT.secret,
    'logged@',
    'logged-subject',
    ...browser.cookies.values(),
  ]) {
    expect(secret).not.toBe('');
    expect(log).not.toContain(secret);
  }
});

test('only a path of our own is led on to', async () => {
  for (const redirectTo of ['https://evil.test/', '//evil.test', '/\\evil.test', '/.//evil.test']) {
    expect(await openBrowser().comeBack(`?redirectTo=${encodeURIComponent(redirectTo)}`)).toBe(
      '/zaloguj?google=cancelled',
    );
  }
});

describe('while the provider is away', () => {
  test('visitors are told, it is spared, and it is asked again later', async () => {
    const service = await startIdentity(settingsOf(provider));
    try {
      await createFlagStore(service.connection).set('google-sign-in', true, new Date());
      const start = async () => (await service.call.get(START)).headers.location;
      provider.isAway = true;
      const before = provider.calls;
      for (let attempt = 1; attempt <= 12; attempt += 1) {
        expect(await start()).toBe(`${PORTAL}/zaloguj?google=unavailable`);
      }
      expect(provider.calls - before).toBeLessThan(12);
      await service.call.get('/api/v1/featureFlags').expect(200);
    } finally {
      await service.stop();
    }
  });

  test('an answer that cannot be exchanged is told in the same way', async () => {
    provider.user = { subject: 'away', email: 'away@poczta.test' };
    const browser = openBrowser();
    const answer = await provider.visit(await browser.start());
    provider.isAway = true;
    expect((await browser.open(answer)).headers.location).toBe(`${PORTAL}/zaloguj?google=unavailable`);
  });
});

test('without settings, or with its flag off, there is no such way in', async () => {
  const service = await startIdentity();
  try {
    const flags = createFlagStore(service.connection);
    await flags.set('google-sign-in', true, new Date());
    await service.call.get(START).expect(404);
    await service.call.get('/api/v1/auth/google/callback?code=a&state=b').expect(404);
    await service.call.post(FINISH).send({}).expect(404);
    expect((await service.call.get('/api/v1/featureFlags')).body).toEqual([]);
  } finally {
    await service.stop();
  }
});
