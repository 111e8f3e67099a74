import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER } from '@zielona-fala/contracts';
import { PASSWORD, startIdentity, type TestIdentity } from './support/identity.ts';

/** Of 1500 a day. */
const ALLOWED = 3;

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMIT_SCALE: String(ALLOWED / 1500) });
});

afterAll(() => identity.stop());

test('one network causes so many mails a day, of whatever kind, and keeps no other from its own', async () => {
  const flood = { 'x-forwarded-for': '203.0.113.9' };
  const learner = await identity.register('Flooded', flood);
  const { email } = learner;
  const post = (path: string, body: object, headers: Record<string, string>) =>
    identity.call.post(path).set(headers).send(body);
  const contact = { email, message: 'A letter that is long enough to be sent.' };
  await post('/api/v1/auth/password-reset/link', { email }, flood).expect(200);
  await post('/api/v1/contact', contact, flood).expect(200);
  const registration = {
    username: 'One-more',
    email: `more-${email}`,
    password: PASSWORD,
    repeatPassword: PASSWORD,
  };
  const refused = await Promise.all([
    post('/api/v1/auth/password-reset/link', { email: `another-${email}` }, flood),
    post('/api/v1/contact', contact, flood),
    post('/api/v1/auth/register', registration, flood),
    identity.call
      .patch('/api/v1/users/resend-activation-link')
      .set({ ...flood, [ACCESS_TOKEN_HEADER]: learner.accessToken }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(80_000);
  await post('/api/v1/auth/register', registration, { 'x-forwarded-for': '198.51.100.9' }).expect(201);
});
