import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER, REQUEST_ID_HEADER } from '@zielona-fala/contracts';
import { beforeEachCommand } from '@zielona-fala/service-kit/testing';
import { PASSWORD, startIdentity, type TestIdentity, type TestLearner } from './support/identity.ts';

const LEARNER = '198.51.100.1';
const THIEF = '203.0.113.1';
const RESET_TO = 'czerwone-swiatlo';
const CHANGED_TO = 'zolte-swiatlo';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

const login = (email: string, password: string, address = THIEF) =>
  identity.call.post('/api/v1/auth/login').set('x-forwarded-for', address).send({ email, password });
const validity = async (token: string) =>
  (await identity.call.get('/api/v1/auth/valid').set(ACCESS_TOKEN_HEADER, token)).status;
/** Of a call that looks at no session, as those of other services. */
const userStatus = async (token: string) =>
  (await identity.call.get('/api/v1/users/user').set(ACCESS_TOKEN_HEADER, token)).status;
const reset = (token: string) =>
  identity.call
    .patch('/api/v1/auth/password-reset/confirm')
    .set('x-forwarded-for', LEARNER)
    .send({ token, newPassword: RESET_TO, newPasswordRepeat: RESET_TO });

async function askReset(learner: TestLearner) {
  await identity.call.post('/api/v1/auth/password-reset/link').send({ email: learner.email }).expect(200);
  return { ...learner, token: await identity.mailedToken(learner.email, 2) };
}
const registerAndAskReset = async (name: string) => askReset(await identity.register(name));

/** Makes a call with the thief's token, and does something before the first write of the account that the call sends. */
async function callWhile(
  accessToken: string,
  [method, path, body]: readonly ['delete' | 'patch', string, object],
  meanwhile: () => Promise<unknown>,
) {
  const id = randomUUID();
  let isDone = false;
  const end = beforeEachCommand(id, async ({ name, collection }) => {
    if (isDone || collection !== 'accounts' || !['findAndModify', 'update'].includes(name)) return;
    isDone = true;
    await meanwhile();
  });
  try {
    return await identity.call[method](path)
      .set({ [ACCESS_TOKEN_HEADER]: accessToken, [REQUEST_ID_HEADER]: id, 'x-forwarded-for': THIEF })
      .send(body);
  } finally {
    end();
  }
}

test('no sign-in with the old password that is under way survives a reset', async () => {
  const { userId, email, token } = await registerAndAskReset('Raced-sign-in');
  let isReset = false;
  const answers: { status: number; body: { accessToken: string } }[] = [];
  const signInUntilReset = async (lane: number): Promise<void> => {
    while (!isReset) answers.push(await login(email, PASSWORD, `203.0.113.${lane}`));
  };
  const lanes = [1, 2, 3, 4].map(signInUntilReset);
  await reset(token).expect(200);
  isReset = true;
  await Promise.all(lanes);
  for (const { status, body } of answers) {
    if (status === 200) expect(await validity(body.accessToken)).toBe(401);
  }
  expect(await identity.connection.collection('sessions').countDocuments({ userId })).toBe(0);
  await login(email, RESET_TO, LEARNER).expect(200);
});

test('no change that is under way overwrites a reset', async () => {
  const { email, accessToken, token } = await registerAndAskReset('Raced-change');
  const passwords = { oldPassword: PASSWORD, newPassword: CHANGED_TO, newPasswordRepeat: CHANGED_TO };
  const changes = Array.from({ length: 4 }, () =>
    identity.call
      .patch('/api/v1/auth/password-change')
      .set({ [ACCESS_TOKEN_HEADER]: accessToken, 'x-forwarded-for': THIEF })
      .send(passwords)
      .then((answer) => answer),
  );
  await reset(token).expect(200);
  const refused = (await Promise.all(changes)).filter(({ status }) => status === 422);
  expect(refused.length).toBeGreaterThan(0);
  for (const { body } of refused) expect(body.errors[0].field).toBe('oldPassword');
  await login(email, CHANGED_TO, LEARNER).expect(401);
  await login(email, RESET_TO, LEARNER).expect(200);
});

test('of many changes at once one is made', async () => {
  const { email, accessToken } = await identity.register('Many-changes');
  const change = (newPassword: string) =>
    identity.call
      .patch('/api/v1/auth/password-change')
      .set(ACCESS_TOKEN_HEADER, accessToken)
      .send({ oldPassword: PASSWORD, newPassword, newPasswordRepeat: newPassword })
      .then(({ status }) => ({ newPassword, status }));
  const requested = Array.from({ length: 6 }, (_, index) => `${CHANGED_TO}-${index}`);
  const made = (await Promise.all(requested.map(change))).filter(({ status }) => status === 200);
  expect(made).toHaveLength(1);
  await login(email, made[0]?.newPassword ?? '', LEARNER).expect(200);
});

test('a session that a reset ends while it signs out all others stays ended, and signs nobody out', async () => {
  const { email, accessToken, token } = await registerAndAskReset('Raced-end');
  let own = '';
  const answer = await callWhile(accessToken, ['delete', '/api/v1/auth/sessions', {}], async () => {
    await reset(token).expect(200);
    own = (await login(email, RESET_TO, LEARNER).expect(200)).body.accessToken;
  });
  expect(answer.status).toBe(401);
  expect([await userStatus(accessToken), await userStatus(own)]).toEqual([401, 200]);
});

test('a session that ends while it changes the password stays ended, and the password as it was', async () => {
  const { email, accessToken } = await identity.register('Raced-other-end');
  const own = (await login(email, PASSWORD, LEARNER).expect(200)).body.accessToken;
  const passwords = { oldPassword: PASSWORD, newPassword: CHANGED_TO, newPasswordRepeat: CHANGED_TO };
  const change = ['patch', '/api/v1/auth/password-change', passwords] as const;
  const answer = await callWhile(accessToken, change, async () => {
    await identity.call.delete('/api/v1/auth/sessions').set(ACCESS_TOKEN_HEADER, own).expect(200);
  });
  expect(answer.status).toBe(401);
  expect([await userStatus(accessToken), await userStatus(own)]).toEqual([401, 200]);
  await login(email, PASSWORD, LEARNER).expect(200);
});

test.each([
  ['an active account', () => identity.registerActive('Raced-email')],
  ['one that waits for its activation', () => identity.register('Raced-typo')],
])(
  'no change of the address of %s with the old password that is under way survives a reset',
  async (_whose, register) => {
    const { email, accessToken, token } = await askReset(await register());
    const newEmail = `robbed-${email}`;
    const change = ['patch', '/api/v1/users/change/email', { newEmail, password: PASSWORD }] as const;
    const { status, body } = await callWhile(accessToken, change, () => reset(token).expect(200));
    expect([status, body.errors?.[0]]).toMatchObject([422, { field: 'password', code: 'wrong' }]);
    expect(await identity.connection.collection('accounts').countDocuments({ newEmail })).toBe(0);
    await login(email, RESET_TO, LEARNER).expect(200);
  },
);
