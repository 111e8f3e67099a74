import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER, type SecurityEventDto } from '@zielona-fala/contracts';
import { beginSecondFactor } from '@zielona-fala/contracts/api/second-factor/begin-second-factor';
import { RECOVERY_CODES } from '@zielona-fala/contracts/api/second-factor/recovery-codes';
import { SECOND_FACTOR } from '@zielona-fala/contracts/api/second-factor/second-factor';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { Secret, TOTP } from 'otpauth';
import { createSealed } from '../src/encryption/sealed.ts';
import { resealSecondFactors } from '../src/second-factor/reseal.ts';
import { createSecondFactorStore } from '../src/second-factor/store.ts';
import { PASSWORD, startIdentity, type TestIdentity, type TestLearner } from './support/identity.ts';

const STEP_SECONDS = 30;
/** Pauses double: one of them is longer than any machine takes for a sign-in. */
const MORE_THAN_ENOUGH = 12;
const OLD_KEY = 'old-key-of-tests-old-key-of-tests-old-key';
const NEW_KEY = 'new-key-of-tests-new-key-of-tests-new-key';
const NEW_PASSWORD = 'czerwone-swiatlo';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity({ KEY_SECRET: `${NEW_KEY},${OLD_KEY}` });
});

afterAll(() => identity.stop());

type Method = 'get' | 'post' | 'delete';
const ask = (method: Method, path: string, { accessToken }: TestLearner, body?: object) => {
  const call = identity.call[method](`/api/v1/auth/${path}`).set(ACCESS_TOKEN_HEADER, accessToken);
  return body === undefined ? call : call.send(body);
};
const login = (email: string, code?: string, password = PASSWORD) =>
  identity.call.post('/api/v1/auth/login').send({ email, password, code });
const told = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];
const refusedFields = ({ body }: { body: { errors: { field: string; code: string }[] } }) =>
  body.errors.map(({ field, code }) => `${field} ${code}`);

/** To the beginning of a step, so that the next half minute is all of one. */
function toStepStart(): void {
  const seconds = Math.floor(identity.clock.now().getTime() / 1000);
  identity.clock.advance({ seconds: STEP_SECONDS - (seconds % STEP_SECONDS) });
}

const codeOf = (secret: string, stepsFromNow = 0): string =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: identity.clock.now().getTime() + stepsFromNow * STEP_SECONDS * 1000,
  });
/** One that no neighbouring step has either. */
function wrongCode(secret: string): string {
  const good = [-1, 0, 1].map((step) => codeOf(secret, step));
  return ['000000', '000001', '000002', '000003'].find((code) => !good.includes(code)) ?? '';
}

interface Protected extends TestLearner {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** A learner whose account asks for a code; the step that turned it on is over. */
async function protectedLearner(name: string): Promise<Protected> {
  const learner = await identity.registerActive(name);
  const { body } = await ask('post', 'totp', learner, {}).expect(200);
  toStepStart();
  const answer = await ask('post', 'totp/confirm', learner, { code: codeOf(body.secret) }).expect(200);
  identity.clock.advance({ seconds: 2 * STEP_SECONDS });
  toStepStart();
  return { ...learner, secret: body.secret, recoveryCodes: answer.body.recoveryCodes };
}

describe('turning it on', () => {
  test('needs a code of the app before anything changes, and is told by mail', async () => {
    const learner = await identity.registerActive('Careful');
    const begun = await ask('post', 'totp', learner, {}).expect(200);
    expect(beginSecondFactor.answer.validate(begun.body).error).toBeUndefined();
    const uri = new URL(begun.body.uri);
    expect([uri.protocol, uri.searchParams.get('secret')]).toEqual(['otpauth:', begun.body.secret]);
    await login(learner.email).expect(200);

    const wrong = await ask('post', 'totp/confirm', learner, { code: wrongCode(begun.body.secret) });
    expect([wrong.status, refusedFields(wrong)]).toEqual([422, ['code wrong']]);
    await login(learner.email).expect(200);

    const answer = await ask('post', 'totp/confirm', learner, { code: codeOf(begun.body.secret) });
    expect(RECOVERY_CODES.validate(answer.body).error).toBeUndefined();
    expect(new Set(answer.body.recoveryCodes).size).toBe(10);
    for (const none of [undefined, ''])
      expect(told(await login(learner.email, none))).toEqual([401, 'second-factor-required']);
    const { body } = await ask('get', 'totp', learner).expect(200);
    expect(SECOND_FACTOR.validate(body).error).toBeUndefined();
    expect(body).toEqual({ since: expect.any(String), recoveryCodesLeft: 10 });
    await waitFor('the mail', () =>
      identity.mails.find(({ to, subject }) => to === learner.email && /dwuetapowe/.test(subject)),
    );
  });

  test('keeps neither the secret nor the codes in clear', async () => {
    const { userId, secret, recoveryCodes } = await protectedLearner('Discreet');
    const kept = JSON.stringify(
      await identity.connection.collection('second_factors').findOne({ _id: userId as never }),
    );
    expect(kept).toContain('$argon2id$');
    for (const clear of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(kept).not.toContain(clear);
  });

  test('is too late a quarter of an hour after it was begun', async () => {
    const learner = await identity.registerActive('Slow');
    const { body } = await ask('post', 'totp', learner, {}).expect(200);
    identity.clock.advance({ minutes: 16 });
    await ask('post', 'totp/confirm', learner, { code: codeOf(body.secret) }).expect(404);
  });

  test('twice is refused, and of two first codes at once one counts', async () => {
    const learner = await identity.registerActive('Hasty');
    const { body } = await ask('post', 'totp', learner, {}).expect(200);
    const code = codeOf(body.secret);
    const answers = await Promise.all([1, 2].map(() => ask('post', 'totp/confirm', learner, { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(told(await ask('post', 'totp', learner, {}))).toEqual([409, 'second-factor-on']);
  });

  test('asks a session that is no longer fresh for the password', async () => {
    const learner = await identity.registerActive('Left-alone');
    identity.clock.advance({ minutes: 11 });
    const refused = await ask('post', 'totp', learner, {});
    expect([refused.status, refusedFields(refused)]).toEqual([422, ['password required']]);
    expect(refusedFields(await ask('post', 'totp', learner, { password: 'guess' }))).toEqual([
      'password wrong',
    ]);
    await ask('post', 'totp', learner, { password: PASSWORD }).expect(200);
    await ask('post', 'totp', learner, {}).expect(200);
  });

  test('is for active accounts', async () => {
    const learner = await identity.register('Inactive');
    expect(told(await ask('post', 'totp', learner, {}))).toEqual([409, 'account-inactive']);
  });
});

describe('signing in', () => {
  test('needs the password first: a wrong one tells nothing of the second factor', async () => {
    const { email, secret } = await protectedLearner('Two-steps');
    expect(told(await login(email, undefined, 'guess'))).toEqual([401, 'bad-credentials']);
    expect(told(await login(email, codeOf(secret), 'guess'))).toEqual([401, 'bad-credentials']);
    expect(told(await login(email))).toEqual([401, 'second-factor-required']);
    expect(told(await login(email, wrongCode(secret)))).toEqual([401, 'wrong-code']);
    await login(email, codeOf(secret)).expect(200);
  });

  test('takes a code once, however many ask at once, and none that is older', async () => {
    const { email, secret } = await protectedLearner('Overheard');
    const code = codeOf(secret);
    const answers = await Promise.all([1, 2, 3].map(() => login(email, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(told(await login(email, codeOf(secret, -1)))).toEqual([401, 'wrong-code']);
    identity.clock.advance({ seconds: STEP_SECONDS });
    expect(told(await login(email, code))).toEqual([401, 'wrong-code']);
    await login(email, codeOf(secret)).expect(200);
  });

  test('forgives a clock that is one step wrong, and no more', async () => {
    const { email, secret } = await protectedLearner('Slow-clock');
    expect(told(await login(email, codeOf(secret, -2)))).toEqual([401, 'wrong-code']);
    expect(told(await login(email, codeOf(secret, 2)))).toEqual([401, 'wrong-code']);
    await login(email, codeOf(secret, -1)).expect(200);
    await login(email, codeOf(secret, 1)).expect(200);
  });

  test('works by each recovery code, once', async () => {
    const learner = await protectedLearner('Phone-lost');
    const [first = '', second = ''] = learner.recoveryCodes;
    const answers = await Promise.all([1, 2].map(() => login(learner.email, first.toLowerCase())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    await login(learner.email, second.replaceAll('-', ' ')).expect(200);
    expect((await ask('get', 'totp', learner)).body.recoveryCodesLeft).toBe(8);
    const log: SecurityEventDto[] = (
      await identity.call
        .get('/api/v1/users/security-log')
        .set(ACCESS_TOKEN_HEADER, learner.accessToken)
        .expect(200)
    ).body;
    expect(log.filter(({ event }) => event === 'recovery-code')).toHaveLength(2);
  });

  test('slows down who guesses codes, from wherever, and the learner’s right one ends that', async () => {
    const { email, secret } = await protectedLearner('Guessed-code');
    const statuses: number[] = [];
    // the first pauses may be over before a busy machine has come to the next code
    while (!statuses.includes(429) && statuses.length < MORE_THAN_ENOUGH) {
      const address = `203.0.113.${statuses.length}`;
      statuses.push((await login(email, wrongCode(secret)).set('x-forwarded-for', address)).status);
    }
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.at(-1)).toBe(429);
    await waitFor('the end of the pause', async () => {
      const { status } = await login(email, codeOf(secret));
      return status === 200 ? true : undefined;
    });
    expect(told(await login(email, wrongCode(secret)))).toEqual([401, 'wrong-code']);
  });

  test('still needs a code after the password was replaced by a mailed link', async () => {
    const { email, secret } = await protectedLearner('Forgetful');
    await identity.call.post('/api/v1/auth/password-reset/link').send({ email }).expect(200);
    const link = await waitFor('the link', () =>
      identity.mails
        .find(({ to, text }) => to === email && text.includes('/account/reset-password/'))
        ?.text.match(/reset-password\/(\S+)/)
        ?.at(1),
    );
    await identity.call
      .patch('/api/v1/auth/password-reset/confirm')
      .send({ token: link, newPassword: NEW_PASSWORD, newPasswordRepeat: NEW_PASSWORD })
      .expect(200);
    expect(told(await login(email, undefined, NEW_PASSWORD))).toEqual([401, 'second-factor-required']);
    await login(email, codeOf(secret), NEW_PASSWORD).expect(200);
  });
});

describe('turning it off', () => {
  test('needs the password and a code, even in a fresh session', async () => {
    const learner = await protectedLearner('Turner');
    const off = (password: string, code: string) => ask('delete', 'totp', learner, { password, code });
    expect(refusedFields(await off('guess', codeOf(learner.secret)))).toEqual(['password wrong']);
    expect(refusedFields(await off(PASSWORD, wrongCode(learner.secret)))).toEqual(['code wrong']);
    expect((await ask('delete', 'totp', learner, { password: PASSWORD })).status).toBe(422);
    await off(PASSWORD, learner.recoveryCodes[3] ?? '').expect(200);
    await login(learner.email).expect(200);
    await off(PASSWORD, codeOf(learner.secret)).expect(404);
    await waitFor('the mail', () =>
      identity.mails.find(({ to, text }) => to === learner.email && /wystarczy samo hasło/.test(text)),
    );
  });

  test('ends with the account', async () => {
    const { userId, accessToken } = await protectedLearner('Gone');
    await identity.call.delete('/api/v1/users').set(ACCESS_TOKEN_HEADER, accessToken).expect(200);
    const kept = await identity.connection.collection('second_factors').findOne({ _id: userId as never });
    expect(kept).toBeNull();
  });
});

describe('a change of what it protects', () => {
  const call = (method: 'patch' | 'delete', path: string, { accessToken }: TestLearner, body: object) =>
    identity.call[method](`/api/v1/${path}`).set(ACCESS_TOKEN_HEADER, accessToken).send(body);
  const passwords = { newPassword: NEW_PASSWORD, newPasswordRepeat: NEW_PASSWORD };

  test.each([
    ['the password', 'patch', 'auth/password-change', 'oldPassword', passwords],
    ['the address', 'patch', 'users/change/email', 'password', { newEmail: 'two-factors@new.test' }],
    ['the link with Google', 'delete', 'auth/google', 'password', {}],
  ] as const)('asks for the code besides the password: %s', async (what, method, path, field, input) => {
    const learner = await protectedLearner(`Guarded-${what.length}`);
    const change = (password: string, code?: string) =>
      call(method, path, learner, { ...input, [field]: password, code });
    expect(refusedFields(await change(PASSWORD).expect(422))).toEqual(['code required']);
    expect(refusedFields(await change('guess', codeOf(learner.secret)).expect(422))).toEqual([
      `${field} wrong`,
    ]);
    expect(refusedFields(await change(PASSWORD, wrongCode(learner.secret)).expect(422))).toEqual([
      'code wrong',
    ]);
    await login(learner.email, learner.recoveryCodes[0]).expect(200);
    await change(PASSWORD, codeOf(learner.secret)).expect(200, { status: 'ok' });
  });

  test('asks for none where it is off: a field for it that was left empty is none', async () => {
    const learner = await identity.registerActive('Unguarded');
    await call('patch', 'auth/password-change', learner, { ...passwords, oldPassword: PASSWORD }).expect(200);
    await login(learner.email, '', NEW_PASSWORD).expect(200);
    await ask('post', 'totp', learner, { code: '' }).expect(200);
    const again = { oldPassword: NEW_PASSWORD, newPassword: PASSWORD, newPasswordRepeat: PASSWORD };
    await call('patch', 'auth/password-change', learner, { ...again, code: '' }).expect(200);
    expect(
      refusedFields(await call('patch', 'auth/password-change', learner, { ...again, oldPassword: '' })),
    ).toEqual(['oldPassword required']);
  });
});

test('new recovery codes replace the ones before', async () => {
  const learner = await protectedLearner('Renewer');
  const both = { password: PASSWORD, code: codeOf(learner.secret) };
  const { body } = await ask('post', 'totp/recovery-codes', learner, both).expect(200);
  expect(told(await login(learner.email, learner.recoveryCodes[0]))).toEqual([401, 'wrong-code']);
  await login(learner.email, body.recoveryCodes[0]).expect(200);
});

test('what an older key sealed still opens, and is sealed by the newest at the next start', async () => {
  const { userId, email, secret } = await protectedLearner('Rotated');
  const secondFactors = createSecondFactorStore(identity.connection);
  const sealedSecret = async () => (await secondFactors.ofUser(userId))?.sealedSecret ?? '';
  const owner = String(userId);
  const before = createSealed(OLD_KEY, 'second-factor').seal(secret, owner);
  await secondFactors.replaceSealed(userId, await sealedSecret(), before);
  await login(email, codeOf(secret)).expect(200);
  await resealSecondFactors(secondFactors, createSealed(`${NEW_KEY},${OLD_KEY}`, 'second-factor'));
  expect(createSealed(NEW_KEY, 'second-factor').open(await sealedSecret(), owner)?.text).toBe(secret);
});
