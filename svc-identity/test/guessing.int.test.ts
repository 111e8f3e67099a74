import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cookiesOf, PASSWORD, startIdentity, type TestIdentity } from './support/identity.ts';

const NEW_PASSWORD = 'czerwone-swiatlo';
const MORE_THAN_ENOUGH = 40;
/** Of the contract's twenty, by the scale below. */
const UNSLOWED = 4;

let identity: TestIdentity;
let networks = 0;

beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMIT_SCALE: '0.2' });
});

afterAll(() => identity.stop());

/** Each from a network of its own. */
const login = (email: string, password: string, cookie = '') => {
  networks += 1;
  return identity.call
    .post('/api/v1/auth/login')
    .set({ 'x-forwarded-for': `2001:db8:aaaa:${networks.toString(16)}::1`, cookie })
    .send({ email, password });
};

/** @returns how many guesses were heard before one was refused */
async function guessUntilRefused(email: string, cookie?: string): Promise<number> {
  for (let heard = 0; heard < MORE_THAN_ENOUGH; heard += 1) {
    const { status, headers } = await login(email, 'guess', cookie);
    if (status === 429) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      return heard;
    }
    expect(status).toBe(401);
  }
  throw new Error('every guess was heard');
}

test('guesses from everywhere at one account are slowed down after a number of them, known or not', async () => {
  const { email } = await identity.register('Sought-after');
  for (const address of [email, `nobody-${email}`]) {
    expect(await guessUntilRefused(address)).toBeGreaterThanOrEqual(UNSLOWED);
  }
});

test('where the learner has signed in before they go on doing so, in no other browser', async () => {
  const jan = await identity.register('Attacked');
  const ola = await identity.register('Not-attacked');
  await guessUntilRefused(jan.email);
  await login(jan.email, PASSWORD, jan.cookies).expect(200);
  expect(jan.cookies).toContain('zf_known=');
  const forged = jan.cookies.replace(/(zf_known=[^;-]*-)/, '$19');
  for (const cookie of [ola.cookies, forged]) await guessUntilRefused(jan.email, cookie);
  await login(jan.email, PASSWORD, jan.cookies).expect(200);
});

test('a browser with several accounts stays known to each', async () => {
  const jan = await identity.register('Brother');
  const both = cookiesOf(
    await identity.call
      .post('/api/v1/auth/register')
      .set('cookie', jan.cookies)
      .send({
        username: 'Sister',
        email: `sister-of-${jan.email}`,
        password: PASSWORD,
        repeatPassword: PASSWORD,
      }),
  );
  await guessUntilRefused(jan.email);
  await login(jan.email, PASSWORD, both).expect(200);
});

test('a known browser that guesses is counted like any other', async () => {
  const { email, cookies } = await identity.register('Roommate');
  expect(await guessUntilRefused(email, cookies)).toBeGreaterThanOrEqual(UNSLOWED);
});

test('a reset link lets the learner in at any browser', async () => {
  const { email } = await identity.register('New-phone');
  await identity.call.post('/api/v1/auth/password-reset/link').send({ email }).expect(200);
  const token = await identity.mailedToken(email, 2);
  await guessUntilRefused(email);
  const answer = await identity.call
    .patch('/api/v1/auth/password-reset/confirm')
    .send({ token, newPassword: NEW_PASSWORD, newPasswordRepeat: NEW_PASSWORD })
    .expect(200);
  await login(email, NEW_PASSWORD, cookiesOf(answer)).expect(200);
});
