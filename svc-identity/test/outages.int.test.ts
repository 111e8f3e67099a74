import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER } from '@zielona-fala/contracts';
import { ConfigError, readConfig } from '@zielona-fala/service-kit/process';
import { lockLease, waitFor } from '@zielona-fala/service-kit/testing';
import { IDENTITY_CONFIG } from '../src/config.ts';
import { PASSWORD, SETTINGS, setCookies, startIdentity, type TestIdentity } from './support/identity.ts';

const NOBODY_LISTENS = 'redis://127.0.0.1:1';
let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity({
    REDIS_URL: NOBODY_LISTENS,
    DEMO_ACCOUNT: 'Demo:demo@portal.test:demo:1234',
  });
});

afterAll(() => identity.stop());

describe('without Redis', () => {
  test('learners sign up, sign in and read; failed sign-ins are still counted', async () => {
    const learner = await identity.register('Offline');
    const login = (password: string) =>
      identity.call.post('/api/v1/auth/login').send({ email: learner.email, password });
    await login(PASSWORD).expect(200);
    expect(await identity.user(learner)).toMatchObject({ username: 'Offline' });
    for (let attempt = 0; attempt < 10; attempt += 1) await login('guess').expect(401);
    await login(PASSWORD).expect(429);
  });

  test('the service is alive and ready: it can do most of its work', async () => {
    expect([await identity.app.isAlive?.(), await identity.app.isReady()]).toEqual([true, true]);
  });

  test('nothing that must end sessions everywhere is done', async () => {
    const { accessToken, cookies, email } = await identity.register('Stuck');
    const twice = { newPassword: 'another-one', newPasswordRepeat: 'another-one' };
    const auth = '/api/v1/auth';
    const answers = [
      await identity.call.post(`${auth}/refresh`).set('cookie', cookies),
      await identity.call
        .patch(`${auth}/password-change`)
        .set(ACCESS_TOKEN_HEADER, accessToken)
        .send({ oldPassword: PASSWORD, ...twice }),
      await identity.call.delete('/api/v1/users').set(ACCESS_TOKEN_HEADER, accessToken),
    ];
    for (const { status, headers } of answers) expect([status, headers['retry-after']]).toEqual([503, '5']);
    await identity.call.post(`${auth}/login`).send({ email, password: PASSWORD }).expect(200);
  });

  test('signing out says that it is not complete, and the browser forgets its session', async () => {
    const { accessToken } = await identity.register('Halfway');
    const answer = await identity.call.get('/api/v1/auth/logout').set(ACCESS_TOKEN_HEADER, accessToken);
    expect(answer.status).toBe(503);
    expect(setCookies(answer).join()).toContain('__Secure-zf_refresh=;');
    await identity.call.get('/api/v1/auth/valid').set(ACCESS_TOKEN_HEADER, accessToken).expect(401);
  });
});

test('mails that wait while none is tried for a minute are told by the liveness probe', async () => {
  const unlock = await lockLease(identity.connection, 'mails');
  await identity.register('Waiting');
  await waitFor('the probe to fail', async () => {
    identity.clock.advance({ seconds: 20 });
    return (await identity.app.isAlive?.()) === false;
  });
  await unlock();
  await waitFor('the probe to be well', () => identity.app.isAlive?.());
});

describe('settings', () => {
  test('can ask for a demo account, active from the start, made once', async () => {
    const again = await startIdentity({ DEMO_ACCOUNT: 'Demo:demo@portal.test:other' }, identity.resources);
    const answer = await again.call
      .post('/api/v1/auth/login')
      .send({ email: 'demo@portal.test', password: 'demo:1234' })
      .expect(200);
    const user = await again.call.get('/api/v1/users/user').set(ACCESS_TOKEN_HEADER, answer.body.accessToken);
    expect(user.body).toMatchObject({ username: 'Demo', isActive: true });
    await again.app.stop();
    await again.connection.close();
  });

  test('of production have no default secret and no demo account', () => {
    const production = {
      ...SETTINGS,
      NODE_ENV: 'production',
      MONGODB_URI: 'mongodb://db/identity',
      REDIS_URL: 'redis://cache',
      KAFKA_BROKERS: 'kafka:9092',
    };
    expect(readConfig(IDENTITY_CONFIG, production)).toMatchObject({ COOKIE_SUFFIX: '' });
    for (const secret of ['KEY_SECRET', 'SESSION_SECRET', 'TESTS_TOKEN', 'STATS_TOKEN', 'SMTP_URL']) {
      expect(() => readConfig(IDENTITY_CONFIG, { ...production, [secret]: undefined })).toThrow(ConfigError);
    }
    expect(() => readConfig(IDENTITY_CONFIG, { ...production, DEMO_ACCOUNT: 'a:b@c:secret' })).toThrow(
      'DEMO_ACCOUNT',
    );
  });
});
