import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER } from '@zielona-fala/contracts';
import { startTestProxy, type TestProxy, testResources, waitFor } from '@zielona-fala/service-kit/testing';
import { PASSWORD, startIdentity, type TestIdentity } from './support/identity.ts';

const resources = testResources('identity');
const NEW_PASSWORD = 'czerwone-swiatlo';
const TWICE = { newPassword: NEW_PASSWORD, newPasswordRepeat: NEW_PASSWORD };

let proxy: TestProxy;
let identity: TestIdentity;

beforeAll(async () => {
  proxy = await startTestProxy(new URL(resources.redisUrl).host);
  identity = await startIdentity({ REDIS_URL: `redis://${proxy.address}` }, resources);
});

afterEach(async () => {
  proxy.cutsAt = () => false;
  await waitFor('Redis to answer', async () => (await refresh('')).status === 401);
});

afterAll(async () => {
  await identity.stop();
  await proxy.stop();
});

/** Lets Redis fail between the check that it answers and the given revocation. */
function loseRevocation(which: number): void {
  let seen = 0;
  proxy.cutsAt = (request) => {
    if (request.includes('revoked:') && /\bset\b/i.test(request)) seen += 1;
    return seen >= which;
  };
}

const refresh = (cookie: string) => identity.call.post('/api/v1/auth/refresh').set('cookie', cookie);
const login = (email: string, password: string) =>
  identity.call.post('/api/v1/auth/login').send({ email, password });
const signInElsewhere = async (email: string): Promise<string> =>
  (await login(email, PASSWORD).expect(200)).body.accessToken;
const validity = async (token: string) =>
  (await identity.call.get('/api/v1/auth/valid').set(ACCESS_TOKEN_HEADER, token)).status;

/** What the log says of such an event. */
const logged = (event: string) =>
  identity.log
    .map((line) => JSON.parse(line).security)
    .filter((security) => security?.event === event)
    .map(({ outcome }) => ({ event, outcome }));

describe('sessions that cannot be ended everywhere', () => {
  test('leave the password as it was, and the change can be repeated', async () => {
    const { email, accessToken } = await identity.register('Changing');
    const elsewhere = await signInElsewhere(email);
    const change = () =>
      identity.call
        .patch('/api/v1/auth/password-change')
        .set(ACCESS_TOKEN_HEADER, accessToken)
        .send({ oldPassword: PASSWORD, ...TWICE });
    loseRevocation(1);
    expect((await change()).status).toBe(503);
    proxy.cutsAt = () => false;
    expect(logged('password-change')).toEqual([]);
    await login(email, PASSWORD).expect(200);
    await waitFor('the change', async () => (await change()).status === 200);
    expect([await validity(accessToken), await validity(elsewhere)]).toEqual([200, 401]);
    expect(logged('password-change')).toEqual([{ event: 'password-change', outcome: 'done' }]);
  });

  test('leave a reset link unused', async () => {
    const { email, accessToken } = await identity.register('Forgot');
    await identity.call.post('/api/v1/auth/password-reset/link').send({ email }).expect(200);
    const token = await identity.mailedToken(email, 2);
    const confirm = () =>
      identity.call.patch('/api/v1/auth/password-reset/confirm').send({ token, ...TWICE });
    loseRevocation(1);
    expect((await confirm()).status).toBe(503);
    proxy.cutsAt = () => false;
    await waitFor('the reset', async () => (await confirm()).status === 200);
    expect(await validity(accessToken)).toBe(401);
  });

  test('leave a device that is to be signed out in the list', async () => {
    const { email, accessToken } = await identity.register('Devices');
    await signInElsewhere(email);
    const sessions = '/api/v1/auth/sessions';
    const { body } = await identity.call.get(sessions).set(ACCESS_TOKEN_HEADER, accessToken);
    const other = body.find(({ current }: { current: boolean }) => !current).id;
    const signOut = () => identity.call.delete(`${sessions}/${other}`).set(ACCESS_TOKEN_HEADER, accessToken);
    loseRevocation(1);
    expect((await signOut()).status).toBe(503);
    proxy.cutsAt = () => false;
    await waitFor('the sign-out', async () => (await signOut()).status === 200);
  });
});

describe('a deletion', () => {
  const erase = (token: string) => identity.call.delete('/api/v1/users').set(ACCESS_TOKEN_HEADER, token);

  test('that could not end the other sessions has deleted nothing and can be repeated', async () => {
    const { email, accessToken } = await identity.register('Leaver');
    const elsewhere = await signInElsewhere(email);
    loseRevocation(1);
    expect((await erase(accessToken)).status).toBe(503);
    proxy.cutsAt = () => false;
    await login(email, PASSWORD).expect(200);
    await waitFor('the deletion', async () => (await erase(accessToken)).status === 200);
    expect([await validity(accessToken), await validity(elsewhere)]).toEqual([401, 401]);
  });

  test('that could not end the caller’s own session can be repeated', async () => {
    const { email, accessToken } = await identity.register('Halfway');
    await signInElsewhere(email);
    loseRevocation(2);
    expect((await erase(accessToken)).status).toBe(503);
    await login(email, PASSWORD).expect(401);
    proxy.cutsAt = () => false;
    await waitFor('the deletion', async () => (await erase(accessToken)).status === 200);
    expect((await erase(accessToken)).status).toBe(401);
  });
});
