import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER, type PasskeyDto, type SecurityEventDto } from '@zielona-fala/contracts';
import { PASSKEY } from '@zielona-fala/contracts/api/passkeys/passkey';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { Secret, TOTP } from 'otpauth';
import { type Answering, type Authenticator, createAuthenticator } from './support/authenticator.ts';
import { PASSWORD, startIdentity, type TestIdentity, type TestLearner } from './support/identity.ts';
import { PAGE } from './support/passkeys.ts';

const PASSKEYS = 'auth/passkeys';
const BROWSER = '__Host-zf_anon=browser-of-the-learner';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

type Method = 'get' | 'post' | 'patch' | 'delete';
const ask = (method: Method, path: string, { accessToken }: TestLearner, body?: object) => {
  const call = identity.call[method](`/api/v1/${path}`).set(ACCESS_TOKEN_HEADER, accessToken);
  return body === undefined ? call : call.send(body);
};
const told = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];
const fieldsOf = ({ body }: { body: { errors: { field: string; code: string }[] } }) =>
  body.errors.map(({ field, code }) => `${field} ${code}`);

const registrationOptions = async (learner: TestLearner) =>
  (await ask('post', `${PASSKEYS}/register/options`, learner, {}).expect(200)).body;
const verify = (learner: TestLearner, response: object) =>
  ask('post', `${PASSKEYS}/register/verify`, learner, { response });
const list = async (learner: TestLearner): Promise<PasskeyDto[]> =>
  (await ask('get', PASSKEYS, learner).expect(200)).body;

const signInOptions = async (browser = BROWSER) =>
  (await identity.call.post(`/api/v1/${PASSKEYS}/login/options`).set('cookie', browser).expect(200)).body;
const signInBy = (response: object, browser = BROWSER) =>
  identity.call.post(`/api/v1/${PASSKEYS}/login/verify`).set('cookie', browser).send({ response });

async function learnerWithPasskey(name: string): Promise<TestLearner & { passkey: Authenticator }> {
  const learner = await identity.registerActive(name);
  const passkey = createAuthenticator(PAGE);
  await verify(learner, passkey.register(await registrationOptions(learner))).expect(201);
  return { ...learner, passkey };
}

describe('adding a passkey', () => {
  test('takes an answer of an authenticator that asked for a finger or a code, lists it and tells by mail', async () => {
    const learner = await identity.registerActive('Modern');
    const options = await registrationOptions(learner);
    expect(options.rp.id).toBe('portal.test');
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    const passkey = createAuthenticator(PAGE);
    const { body } = await verify(learner, passkey.register(options)).expect(201);
    expect(PASSKEY.validate(body).error).toBeUndefined();
    expect(await list(learner)).toEqual([{ ...body, id: passkey.id, lastUsed: null }]);
    await waitFor('the mail', () =>
      identity.mails.find(({ to, subject }) => to === learner.email && /Nowy klucz dostępu/.test(subject)),
    );
    const again = await registrationOptions(learner);
    expect(again.excludeCredentials.map(({ id }: { id: string }) => id)).toEqual([passkey.id]);
  });

  test.each<[string, Partial<Answering>]>([
    ['another site', { origin: 'https://portal.test.evil.example' }],
    ['another host’s key', { rpId: 'evil.example' }],
    ['an authenticator that asked for nothing', { isVerified: false }],
  ])('refuses the answer of %s', async (what, changes) => {
    const learner = await identity.registerActive(`Adder-${what.length}`);
    const passkey = createAuthenticator(PAGE);
    const answer = await verify(learner, passkey.register(await registrationOptions(learner), changes));
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['response invalid']]);
    expect(await list(learner)).toEqual([]);
  });

  test('takes each challenge once, from the session that asked, within five minutes', async () => {
    const learner = await identity.registerActive('Once');
    const stranger = await identity.registerActive('Once-stranger');
    const options = await registrationOptions(learner);
    const response = createAuthenticator(PAGE).register(options);
    await verify(stranger, response).expect(422);
    const answers = await Promise.all([verify(learner, response), verify(learner, response)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    await verify(learner, createAuthenticator(PAGE).register(options)).expect(422);
    const late = await registrationOptions(learner);
    identity.clock.advance({ minutes: 6 });
    await verify(learner, createAuthenticator(PAGE).register(late)).expect(422);
    expect(await list(learner)).toHaveLength(1);
  });

  test('never takes a credential that another account has', async () => {
    const { passkey } = await learnerWithPasskey('First-owner');
    const thief = await identity.registerActive('Second-owner');
    await verify(thief, passkey.register(await registrationOptions(thief))).expect(422);
    expect(await list(thief)).toEqual([]);
  });

  test('asks for the password, and for the code where there is one, once the sign-in is ten minutes old', async () => {
    const learner = await identity.registerActive('Borrowed');
    const begun = await ask('post', 'auth/totp', learner, {}).expect(200);
    const secret = Secret.fromBase32(begun.body.secret);
    const code = (): string => TOTP.generate({ secret, timestamp: identity.clock.now().getTime() });
    await ask('post', 'auth/totp/confirm', learner, { code: code() }).expect(200);
    identity.clock.advance({ minutes: 11 });
    const begin = (proofs: object) => ask('post', `${PASSKEYS}/register/options`, learner, proofs);
    expect(fieldsOf(await begin({}))).toEqual(['password required', 'code required']);
    expect(fieldsOf(await begin({ password: PASSWORD }))).toEqual(['code required']);
    expect(fieldsOf(await begin({ password: 'guess', code: code() }))).toEqual(['password wrong']);
    expect(fieldsOf(await begin({ password: PASSWORD, code: 'nonsense' }))).toEqual(['code wrong']);
    await begin({ password: PASSWORD, code: code() }).expect(200);
    await begin({}).expect(200);
  });
});

describe('a passkey to an account that was just made', () => {
  const activate = (token: string) =>
    identity.call.get('/api/v1/users/account/activate').query({ token }).expect(200);
  const mailsTo = ({ email }: TestLearner) =>
    identity.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

  test('is there before the address is confirmed, signs in, and is told as any other', async () => {
    const learner = await identity.register('Newcomer');
    const token = await identity.mailedToken(learner.email);
    const passkey = createAuthenticator(PAGE);
    await verify(learner, passkey.register(await registrationOptions(learner))).expect(201);
    const { body } = await signInBy(passkey.signIn(await signInOptions())).expect(200);
    expect(await identity.user({ ...learner, accessToken: body.accessToken })).toMatchObject({
      userId: learner.userId,
      isActive: false,
    });
    const log: SecurityEventDto[] = (await ask('get', 'users/security-log', learner)).body;
    expect(log).toContainEqual(expect.objectContaining({ event: 'passkey-added', outcome: 'done' }));
    await waitFor('the mail', () => mailsTo(learner).find((subject) => /Nowy klucz dostępu/.test(subject)));
    await activate(token);
    expect((await list(learner)).map(({ id }) => id)).toEqual([passkey.id]);
  });

  test('belongs to the session of that registration, for five minutes, and is refused without harm', async () => {
    const learner = await identity.register('Newcomer-bound');
    const stranger = await identity.register('Newcomer-other');
    const options = await registrationOptions(learner);
    await verify(stranger, createAuthenticator(PAGE).register(options)).expect(422);
    const forged = createAuthenticator(PAGE).register(options, { origin: 'https://evil.example' });
    expect(fieldsOf(await verify(learner, forged).expect(422))).toEqual(['response invalid']);
    const late = await registrationOptions(learner);
    identity.clock.advance({ minutes: 6 });
    await verify(learner, createAuthenticator(PAGE).register(late)).expect(422);
    expect((await identity.user(learner)).userId).toBe(learner.userId);
    const passkey = createAuthenticator(PAGE);
    await verify(learner, passkey.register(await registrationOptions(learner))).expect(201);
  });

  test('is the only one until the account is active', async () => {
    const learner = await identity.register('Newcomer-once');
    const token = await identity.mailedToken(learner.email);
    const [first, second] = [await registrationOptions(learner), await registrationOptions(learner)];
    await verify(learner, createAuthenticator(PAGE).register(first)).expect(201);
    const another = await verify(learner, createAuthenticator(PAGE).register(second));
    expect(told(another)).toEqual([409, 'too-many-passkeys']);
    expect(told(await ask('post', `${PASSKEYS}/register/options`, learner, {}))).toEqual([
      409,
      'too-many-passkeys',
    ]);
    await activate(token);
    const active = await registrationOptions(learner);
    await verify(learner, createAuthenticator(PAGE).register(active)).expect(201);
  });

  test('asks for the password once the registration is ten minutes old', async () => {
    const learner = await identity.register('Newcomer-late');
    identity.clock.advance({ minutes: 11 });
    const asked = await ask('post', `${PASSKEYS}/register/options`, learner, {});
    expect(fieldsOf(asked)).toEqual(['password required']);
  });

  test('goes with the account', async () => {
    const learner = await identity.register('Newcomer-erased');
    await verify(learner, createAuthenticator(PAGE).register(await registrationOptions(learner))).expect(201);
    await ask('delete', 'users', learner).expect(200);
    const { userId } = learner;
    expect(await identity.connection.collection('passkeys').countDocuments({ userId })).toBe(0);
  });
});

describe('signing in by passkey', () => {
  test('needs neither name nor password nor the code of a second factor', async () => {
    const learner = await learnerWithPasskey('Nameless');
    const begun = await ask('post', 'auth/totp', learner, {}).expect(200);
    const code = TOTP.generate({
      secret: Secret.fromBase32(begun.body.secret),
      timestamp: identity.clock.now().getTime(),
    });
    await ask('post', 'auth/totp/confirm', learner, { code }).expect(200);
    const options = await signInOptions();
    expect([options.allowCredentials ?? [], options.userVerification]).toEqual([[], 'required']);
    const answer = await signInBy(learner.passkey.signIn(options)).expect(200);
    expect((await identity.user({ ...learner, accessToken: answer.body.accessToken })).userId).toBe(
      learner.userId,
    );
    const [kept] = await list(learner);
    expect(kept?.lastUsed).toEqual(expect.any(String));
    const log: SecurityEventDto[] = (await ask('get', 'users/security-log', learner)).body;
    expect(log[0]).toMatchObject({ event: 'passkey-sign-in', outcome: 'done' });
  });

  test('asks everybody the same', async () => {
    await learnerWithPasskey('Enumerated');
    const options = [await signInOptions(), await signInOptions('__Host-zf_anon=somebody-else')];
    const [first, second] = options.map(({ challenge: _challenge, ...rest }) => rest);
    expect(first).toEqual(second);
    expect(new Set(options.map(({ challenge }) => challenge)).size).toBe(2);
  });

  test.each<[string, Partial<Answering>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another host’s key', { rpId: 'evil.example' }],
    ['an authenticator that asked for nothing', { isVerified: false }],
    ['a passkey for somebody else', { userHandle: Buffer.from('12345').toString('base64url') }],
  ])('refuses the answer of %s, and logs it', async (what, changes) => {
    const learner = await learnerWithPasskey(`Signer-${what.length}`);
    const refused = await signInBy(learner.passkey.signIn(await signInOptions(), changes));
    expect(told(refused)).toEqual([401, 'bad-passkey']);
    const log: SecurityEventDto[] = (await ask('get', 'users/security-log', learner)).body;
    expect(log[0]).toMatchObject({ event: 'passkey-sign-in', outcome: 'refused' });
  });

  test('refuses a signature that another key made, and a passkey that nobody has added', async () => {
    const { passkey, userId } = await learnerWithPasskey('Forged');
    const other = createAuthenticator(PAGE);
    const userHandle = Buffer.from(String(userId)).toString('base64url');
    const options = await signInOptions();
    const forged = { ...other.signIn(options, { userHandle }), id: passkey.id, rawId: passkey.id };
    expect(told(await signInBy(forged))).toEqual([401, 'bad-passkey']);
    expect(told(await signInBy(other.signIn(await signInOptions(), { userHandle })))).toEqual([
      401,
      'bad-passkey',
    ]);
  });

  test('takes each challenge once, from the browser that asked, within five minutes', async () => {
    const { passkey } = await learnerWithPasskey('Replayed');
    const options = await signInOptions();
    const elsewhere = await signInBy(passkey.signIn(options), '__Host-zf_anon=another-browser');
    expect(told(elsewhere)).toEqual([401, 'bad-passkey']);
    const response = passkey.signIn(options);
    const answers = await Promise.all([signInBy(response), signInBy(response), signInBy(response)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const late = await signInOptions();
    identity.clock.advance({ minutes: 6 });
    expect(told(await signInBy(passkey.signIn(late)))).toEqual([401, 'bad-passkey']);
  });

  test('never takes a challenge that was made to add a passkey', async () => {
    const learner = await learnerWithPasskey('Crossed');
    const options = await registrationOptions(learner);
    expect(told(await signInBy(learner.passkey.signIn(options)))).toEqual([401, 'bad-passkey']);
  });

  test('refuses a copy, which counts differently', async () => {
    const { passkey } = await learnerWithPasskey('Cloned');
    await signInBy(passkey.signIn(await signInOptions(), { counter: 7 })).expect(200);
    const copy = passkey.signIn(await signInOptions(), { counter: 7 });
    expect(told(await signInBy(copy))).toEqual([401, 'bad-passkey']);
    await signInBy(passkey.signIn(await signInOptions(), { counter: 8 })).expect(200);
  });

  test('needs a browser that keeps our cookies', async () => {
    const answer = await identity.call.post(`/api/v1/${PASSKEYS}/login/options`);
    expect(told(answer)).toEqual([401, 'bad-passkey']);
  });
});

describe('the name of a passkey', () => {
  const rename = (
    learner: TestLearner & { passkey: Authenticator },
    name: unknown,
    who: TestLearner = learner,
  ) => ask('patch', `${PASSKEYS}/${learner.passkey.id}`, who, { name });

  test('is at first what made it, as far as that is known', async () => {
    const learner = await identity.registerActive('Names-first');
    const bitwarden = { aaguid: 'd548826e79b4db40a3d811116f7e8349' };
    const known = createAuthenticator(PAGE).register(await registrationOptions(learner), bitwarden);
    expect((await verify(learner, known).expect(201)).body.name).toBe('Bitwarden');
    const unknown = createAuthenticator(PAGE).register(await registrationOptions(learner));
    expect((await verify(learner, unknown).expect(201)).body.name).toBeNull();
  });

  test('is what its learner then says, and nobody else', async () => {
    const learner = await learnerWithPasskey('Names-own');
    const stranger = await identity.registerActive('Names-stranger');
    const renamed = await rename(learner, '  Klucz przy kluczach ').expect(200);
    expect(renamed.body).toMatchObject({ id: learner.passkey.id, name: 'Klucz przy kluczach' });
    await rename(learner, 'Mój', stranger).expect(404);
    expect(await list(learner)).toEqual([renamed.body]);
    await signInBy(learner.passkey.signIn(await signInOptions())).expect(200);
  });

  test.each([
    ['nothing', ''],
    ['white space', '   '],
    ['65 characters', 'x'.repeat(65)],
    ['a reversed word', 'a\u202eb'],
  ])('is never %s', async (what, name) => {
    const learner = await learnerWithPasskey(`Named-${what.length}`);
    expect(fieldsOf(await rename(learner, name).expect(422))).toEqual([expect.stringMatching(/^name /)]);
  });
});

describe('removing a passkey', () => {
  test('ends its sign-ins; another learner cannot', async () => {
    const learner = await learnerWithPasskey('Remover');
    const stranger = await identity.registerActive('Remover-stranger');
    const path = `${PASSKEYS}/${learner.passkey.id}`;
    await ask('delete', path, stranger, {}).expect(404);
    await signInBy(learner.passkey.signIn(await signInOptions())).expect(200);
    await ask('delete', path, learner, {}).expect(200);
    expect(told(await signInBy(learner.passkey.signIn(await signInOptions())))).toEqual([401, 'bad-passkey']);
    await waitFor('the mail', () =>
      identity.mails.find(({ to, subject }) => to === learner.email && /został usunięty/.test(subject)),
    );
  });

  test('asks for the password once the sign-in is ten minutes old', async () => {
    const learner = await learnerWithPasskey('Remover-late');
    const path = `${PASSKEYS}/${learner.passkey.id}`;
    identity.clock.advance({ minutes: 11 });
    expect(fieldsOf(await ask('delete', path, learner, {}))).toEqual(['password required']);
    await ask('delete', path, learner, { password: PASSWORD }).expect(200);
  });

  test('happens to all of them with the account', async () => {
    const { userId, accessToken } = await learnerWithPasskey('Erased');
    await identity.call.delete('/api/v1/users').set(ACCESS_TOKEN_HEADER, accessToken).expect(200);
    expect(await identity.connection.collection('passkeys').countDocuments({ userId })).toBe(0);
  });
});
