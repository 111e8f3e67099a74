import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism, getPriority } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER } from '@zielona-fala/contracts';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { PASSWORD, startIdentity, type TestIdentity } from './support/identity.ts';

const FLOOD = '203.0.113.7';
const NEW_PASSWORD = 'czerwone-swiatlo';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

const login = (email: string, password: string, address: string) =>
  identity.call.post('/api/v1/auth/login').set('x-forwarded-for', address).send({ email, password });
const confirm = (token: string) =>
  identity.call
    .patch('/api/v1/auth/password-reset/confirm')
    .send({ token, newPassword: NEW_PASSWORD, newPasswordRepeat: NEW_PASSWORD });
const hashed = async (): Promise<number> => {
  const name = 'password_hashing_duration_seconds_count';
  return (await identity.measured(name, 'hash')) + (await identity.measured(name, 'verify'));
};

/** How far each thread of this process steps back for others (proc(5)). */
async function niceness(): Promise<number[]> {
  const threads = await readdir('/proc/self/task');
  const stats = await Promise.all(
    threads.map((thread) => readFile(`/proc/self/task/${thread}/stat`, 'utf8')),
  );
  return stats.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]));
}

test('passwords are hashed below everything else, and leave a processor to it', async () => {
  await identity.register('Patient');
  const own = getPriority();
  const ofThreads = await niceness();
  const hashing = ofThreads.filter((nice) => nice > own);
  expect(hashing).toEqual(Array(Math.max(1, availableParallelism() - 1)).fill(Math.min(19, own + 10)));
  expect(ofThreads).toContain(own);
});

describe('a flood from one address', () => {
  test('of sign-ins takes no other address its turn', async () => {
    const { email } = await identity.register('Elsewhere');
    const statuses: number[] = [];
    const flood = Array.from({ length: 280 }, async (_, index) => {
      statuses.push((await login(`nobody-${index}@learners.test`, 'guess', FLOOD)).status);
    });
    await waitFor('the first refused sign-in', () => statuses.includes(429) || statuses.includes(503));
    await login(email, PASSWORD, '198.51.100.4').expect(200);
    expect(statuses.length).toBeLessThan(flood.length);
    await Promise.all(flood);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });

  test('of invented reset links computes nothing', async () => {
    const before = await hashed();
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm('invented')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
    expect(await hashed()).toBe(before);
  });
});

test('asking for a reset link computes nothing, whether or not an account has the address', async () => {
  const { email } = await identity.register('Asking');
  const before = await hashed();
  const ask = (address: string) =>
    identity.call.post('/api/v1/auth/password-reset/link').send({ email: address }).expect(200);
  await Promise.all([ask(email), ask(`no-${email}`)]);
  expect(await hashed()).toBe(before);
});

test('a reset link that is used many times at once changes the password once', async () => {
  const { email } = await identity.register('Impatient');
  await identity.call.post('/api/v1/auth/password-reset/link').send({ email }).expect(200);
  const token = await identity.mailedToken(email, 2);
  const before = await hashed();
  const statuses = (await Promise.all(Array.from({ length: 15 }, () => confirm(token)))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses).toContain(429);
  expect((await hashed()) - before).toBeLessThanOrEqual(10);
});

test('a borrowed session guesses the password ten times, from wherever it is used', async () => {
  const { accessToken } = await identity.register('Borrowed');
  const change = (oldPassword: string, place: number) =>
    identity.call
      .patch('/api/v1/auth/password-change')
      .set(ACCESS_TOKEN_HEADER, accessToken)
      .set('x-forwarded-for', `198.51.100.${place}`)
      .send({ oldPassword, newPassword: NEW_PASSWORD, newPasswordRepeat: NEW_PASSWORD });
  for (let guess = 1; guess <= 10; guess += 1) expect((await change('guess', guess)).status).toBe(422);
  const refused = await change(PASSWORD, 11);
  expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
});
