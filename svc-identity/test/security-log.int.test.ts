import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER, type SecurityEventDto } from '@zielona-fala/contracts';
import { getSecurityLog } from '@zielona-fala/contracts/api/security-log/get-security-log';
import { PASSWORD, startIdentity, type TestIdentity } from './support/identity.ts';

const NEW_PASSWORD = 'czerwone-swiatlo';
const THIEF = { 'x-forwarded-for': '203.0.113.66', 'user-agent': 'curl/8.0' };

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  identity.call.post('/api/v1/auth/login').set(headers).send({ email, password });
const change = (accessToken: string, oldPassword: string) =>
  identity.call
    .patch('/api/v1/auth/password-change')
    .set(ACCESS_TOKEN_HEADER, accessToken)
    .send({ oldPassword, newPassword: NEW_PASSWORD, newPasswordRepeat: NEW_PASSWORD });
const logOf = async (accessToken: string): Promise<SecurityEventDto[]> => {
  const { body } = await identity.call
    .get('/api/v1/users/security-log')
    .set(ACCESS_TOKEN_HEADER, accessToken)
    .expect(200);
  expect(getSecurityLog.answer.validate(body, { convert: false }).error).toBeUndefined();
  return body;
};
const lines = () =>
  identity.log.map((line) => JSON.parse(line)).flatMap(({ security }) => (security ? [security] : []));

test('learners read what happened to their account, and where, in the order of its happening', async () => {
  const { email, accessToken } = await identity.register('Watchful');
  const tick = () => identity.clock.advance({ seconds: 1 });
  tick();
  await login(email, 'guess', THIEF).expect(401);
  tick();
  await change(accessToken, 'wrong').expect(422);
  tick();
  await login(email, PASSWORD, THIEF).expect(200);
  tick();
  await identity.call.delete('/api/v1/auth/sessions').set(ACCESS_TOKEN_HEADER, accessToken).expect(200);
  tick();
  await change(accessToken, PASSWORD).expect(200);
  const told = (await logOf(accessToken)).map(({ event, outcome, here }) => [event, outcome, here]);
  expect(told).toEqual([
    ['password-change', 'done', true],
    ['sessions-ended', 'done', true],
    ['sign-in', 'done', false],
    ['password-check', 'refused', true],
    ['sign-in', 'refused', false],
    ['sign-in', 'done', true],
  ]);
});

test('a guess of the own password is told of too when its call can be repeated, though nothing of that call is kept', async () => {
  const { accessToken } = await identity.register('Repeating');
  await change(accessToken, 'wrong').set('idempotency-key', 'guess').expect(422);
  const [newest] = await logOf(accessToken);
  expect(newest).toMatchObject({ event: 'password-check', outcome: 'refused' });
});

test('a stolen token, a reset and a lock are told of, the lock once for all its refusals', async () => {
  const { email, cookies } = await identity.register('Robbed');
  const refresh = () => identity.call.post('/api/v1/auth/refresh').set({ ...THIEF, cookie: cookies });
  await refresh().expect(200);
  identity.clock.advance({ seconds: 31 });
  await refresh().expect(401);
  for (let guess = 1; guess <= 14; guess += 1) await login(email, 'guess', THIEF);
  await identity.call.post('/api/v1/auth/password-reset/link').send({ email }).expect(200);
  const token = await identity.mailedToken(email, 2);
  const passwords = { token, newPassword: NEW_PASSWORD, newPasswordRepeat: NEW_PASSWORD };
  await identity.call.patch('/api/v1/auth/password-reset/confirm').send(passwords).expect(200);
  const { body } = await login(email, NEW_PASSWORD).expect(200);
  const told = (await logOf(body.accessToken)).map(({ event }) => event);
  expect(told).toEqual(expect.arrayContaining(['session-reused', 'password-reset']));
  expect(told.filter((event) => event === 'lockout')).toHaveLength(1);
});

test('a long log is read page by page, and nothing is told twice or left out', async () => {
  const { email, accessToken } = await identity.register('Long-lived');
  const other = await identity.register('Somebody-else');
  for (let count = 0; count < 4; count += 1) await login(email, PASSWORD).expect(200);
  const page = async (query: object, token = accessToken) => {
    const { status, body } = await identity.call
      .get('/api/v1/users/security-log')
      .query(query)
      .set(ACCESS_TOKEN_HEADER, token);
    return {
      status,
      ids: status === 200 ? body.map(({ id }: SecurityEventDto) => id) : body.errors[0].field,
    };
  };
  const all = (await logOf(accessToken)).map(({ id }) => id);
  expect(new Set(all).size).toBe(5);
  const first = await page({ limit: 2 });
  const second = await page({ limit: 2, cursor: first.ids.at(-1) });
  const third = await page({ limit: 2, cursor: second.ids.at(-1) });
  expect([...first.ids, ...second.ids, ...third.ids]).toEqual(all);
  expect(third.ids).toHaveLength(1);
  expect((await page({ cursor: all.at(-1) })).ids).toEqual([]);
  expect((await page({ cursor: all[0] }, other.accessToken)).ids).toEqual([]);
  for (const [field, value] of [
    ['limit', 0],
    ['limit', 101],
    ['cursor', 'x'],
    ['cursor', '$ne'],
  ]) {
    expect(await page({ [String(field)]: value })).toEqual({ status: 422, ids: field });
  }
});

test('each is told of their own account alone', async () => {
  const { accessToken } = await identity.register('Alone');
  expect(await logOf(accessToken)).toHaveLength(1);
  await identity.call.get('/api/v1/users/security-log').expect(401);
});

test('what is logged has no address, name or password, and goes with the learner after 90 days at the latest', async () => {
  const { userId, email, accessToken } = await identity.register('Forgettable');
  await login(email, 'guess', THIEF).expect(401);
  await login('nobody@learners.test', 'guess', THIEF).expect(401);
  const entries = identity.connection.collection('security_log');
  const logged = JSON.stringify([await entries.find().toArray(), lines()]);
  for (const secret of [email, 'nobody@', 'Forgettable', '203.0.113.66', 'guess', 'curl']) {
    expect(logged).not.toContain(secret);
  }
  expect(lines()).toContainEqual({
    event: 'sign-in',
    outcome: 'refused',
    userId: null,
    place: expect.stringMatching(/^[\w-]{16}$/),
  });
  expect(await entries.countDocuments({ userId })).toBe(2);
  await identity.call.delete('/api/v1/users').set(ACCESS_TOKEN_HEADER, accessToken).expect(200);
  expect(await entries.countDocuments({ userId })).toBe(0);
  expect(await entries.countDocuments({ event: 'account-erased', userId: null })).toBe(1);
  expect(await entries.indexes()).toContainEqual(
    expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 90 * 24 * 60 * 60 }),
  );
});
