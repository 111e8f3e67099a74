import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER } from '@zielona-fala/contracts';
import { createLocalJWKSet, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { createKeyRing, type SigningKey } from '../src/tokens/key-ring.ts';
import { createKeyStore, type StoredKey } from '../src/tokens/key-store.ts';
import {
  PASSWORD,
  SETTINGS,
  startIdentity,
  type TestIdentity,
  type TestLearner,
} from './support/identity.ts';

let identity: TestIdentity;
let learner: TestLearner;
let key: SigningKey;

beforeAll(async () => {
  identity = await startIdentity();
  learner = await identity.register('Token');
  const store = createKeyStore(identity.connection);
  key = await createKeyRing(store, SETTINGS.KEY_SECRET, identity.clock).signing();
});

afterAll(() => identity.stop());

test('a key that an older secret encrypted is encrypted anew, and no secret is a reason to stop', async () => {
  const { connection, clock, resources } = identity;
  const store = createKeyStore(connection);
  const before = (await store.byId(key.kid))?.encryptedPrivateKey;
  const next = 'the-next-secret-of-tests-the-next-secret';
  const rotated = await createKeyRing(store, `${next},${SETTINGS.KEY_SECRET}`, clock).signing();
  expect(rotated.kid).toBe(key.kid);
  expect((await store.byId(key.kid))?.encryptedPrivateKey).not.toBe(before);
  const onlyNew = await startIdentity({ KEY_SECRET: next }, resources);
  const { body } = await onlyNew.call
    .post('/api/v1/auth/login')
    .send({ email: learner.email, password: PASSWORD })
    .expect(200);
  expect(await statusOf(body.accessToken)).toBe(200);
  await expect(createKeyRing(store, SETTINGS.KEY_SECRET, clock).signing()).rejects.toThrow('KEY_SECRET');
  await onlyNew.app.stop();
  await onlyNew.connection.close();
  await createKeyRing(store, `${SETTINGS.KEY_SECRET},${next}`, clock).signing();
});

test('a key that a version before encrypted without authentication is encrypted anew', async () => {
  const store = createKeyStore(identity.connection);
  const before = (await store.byId(key.kid))?.encryptedPrivateKey ?? '';
  const cipher = 'aes-256-cbc';
  const asBefore = key.privateKey
    .export({ type: 'pkcs8', format: 'pem', cipher, passphrase: SETTINGS.KEY_SECRET })
    .toString();
  await store.replaceEncrypted(key.kid, before, asBefore);
  const ring = createKeyRing(store, SETTINGS.KEY_SECRET, identity.clock);
  expect((await ring.signing()).privateKey.equals(key.privateKey)).toBe(true);
  expect((await store.byId(key.kid))?.encryptedPrivateKey).not.toContain('BEGIN');
  const again = createKeyRing(store, SETTINGS.KEY_SECRET, identity.clock);
  expect((await again.signing()).privateKey.equals(key.privateKey)).toBe(true);
});

const jwks = async () => (await identity.call.get('/.well-known/jwks.json').expect(200)).body;
const statusOf = async (token: string) =>
  (await identity.call.get('/api/v1/auth/valid').set(ACCESS_TOKEN_HEADER, token)).status;
const login = async () => {
  const answer = await identity.call
    .post('/api/v1/auth/login')
    .send({ email: learner.email, password: PASSWORD })
    .expect(200);
  return answer.body.accessToken as string;
};

interface Forgery {
  readonly header?: Record<string, string>;
  readonly issuer?: string;
  readonly audience?: string;
  readonly expires?: number;
  readonly signingKey?: Parameters<SignJWT['sign']>[0];
}

/** A token of the learner's own session, right in everything but what the forgery changes. */
function forge(change: Forgery = {}): Promise<string> {
  const { sid, iat } = JSON.parse(
    Buffer.from(learner.accessToken.split('.')[1] ?? '', 'base64url').toString(),
  );
  return new SignJWT({ sid })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: key.kid, ...change.header })
    .setSubject(String(learner.userId))
    .setIssuedAt(iat)
    .setIssuer(change.issuer ?? SETTINGS.TOKEN_ISSUER)
    .setAudience(change.audience ?? SETTINGS.TOKEN_AUDIENCE)
    .setExpirationTime(change.expires ?? iat + 600)
    .sign(change.signingKey ?? key.privateKey);
}

describe('the token check', () => {
  test('accepts what differs in nothing', async () => {
    expect(await statusOf(await forge())).toBe(200);
  });

  test.each<[string, () => Promise<Forgery>]>([
    ['another key', async () => ({ signingKey: (await generateKeyPair('ES256')).privateKey })],
    ['another type', async () => ({ header: { typ: 'JWT' } })],
    ['an unknown key id', async () => ({ header: { kid: 'unknown' } })],
    ['another issuer', async () => ({ issuer: 'https://evil.test' })],
    ['another audience', async () => ({ audience: 'another-portal' })],
    ['a time that is over', async () => ({ expires: Math.floor(Date.now() / 1000) - 1 })],
  ])('refuses %s', async (_what, forgery) => {
    expect(await statusOf(await forge(await forgery()))).toBe(401);
  });

  test('refuses no signature, and one made with the public key as a secret', async () => {
    const [, payload] = (await forge()).split('.');
    const encode = (header: object) => Buffer.from(JSON.stringify(header)).toString('base64url');
    const none = `${encode({ alg: 'none', typ: 'at+jwt', kid: key.kid })}.${payload}.`;
    expect(await statusOf(none)).toBe(401);
    const body = `${encode({ alg: 'HS256', typ: 'at+jwt', kid: key.kid })}.${payload}`;
    const publicKey = JSON.stringify((await jwks()).keys[0]);
    const signature = createHmac('sha256', publicKey).update(body).digest('base64url');
    expect(await statusOf(`${body}.${signature}`)).toBe(401);
  });
});

describe('the signing keys', () => {
  test('are published without their private part, which the database holds encrypted', async () => {
    const { keys } = await jwks();
    for (const published of keys) expect(published).not.toHaveProperty('d');
    const stored = await identity.connection.collection<StoredKey>('token_keys').find({}).toArray();
    expect(JSON.stringify(stored)).not.toMatch(/BEGIN PRIVATE KEY|"d":/);
    const guess = createKeyRing(createKeyStore(identity.connection), 'a guess', identity.clock);
    await expect(guess.signing()).rejects.toThrow('KEY_SECRET');
  });

  test('change after 30 days, and the old one is published until its tokens are over', async () => {
    const before = await login();
    identity.clock.advance({ days: 30 });
    const after = await login();
    const keys = createLocalJWKSet(await jwks());
    const kidOf = async (token: string) =>
      (await jwtVerify(token, keys, { currentDate: identity.clock.now() })).protectedHeader.kid;
    expect(await kidOf(after)).not.toBe(JSON.parse(atob(before.split('.')[0] ?? '')).kid);
    identity.clock.advance({ days: -30 });
    expect(await statusOf(before)).toBe(200);
  });

  test('are shared by replicas that start at the same time', async () => {
    const replicas = await Promise.all([
      startIdentity({}, identity.resources),
      startIdentity({}, identity.resources),
    ]);
    expect(await identity.connection.collection('token_keys').countDocuments({})).toBeLessThanOrEqual(3);
    for (const { call, app, connection } of replicas) {
      const answer = await call.get('/api/v1/auth/valid').set(ACCESS_TOKEN_HEADER, await login());
      expect(answer.status).toBe(200);
      await app.stop();
      await connection.close();
    }
  });
});

describe('the internal call', () => {
  const ask = (token: string, userIds: unknown) =>
    identity.call.post('/internal/accounts').set('x-internal-token', token).send({ userIds });

  test('names accounts to our services only', async () => {
    for (const token of [SETTINGS.TESTS_TOKEN, SETTINGS.STATS_TOKEN]) {
      const answer = await ask(token, [learner.userId, 12345]).expect(200);
      expect(answer.body).toEqual([{ userId: learner.userId, username: 'Token', isActive: false }]);
    }
    expect((await ask('guessed', [learner.userId])).status).toBe(404);
    expect((await ask(SETTINGS.TESTS_TOKEN, [{ $gt: 0 }])).status).toBe(422);
  });
});
