import { createHmac, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER } from '@zielona-fala/contracts';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { databaseOf, stackInfo } from '@zielona-fala/tools/stack-client';
import { exportJWK, type JWK, SignJWT } from 'jose';
import { activatedLearner, type Learner } from '../support/learner.ts';

/** One call of each service that needs a token. */
const CALLS = {
  'svc-identity': '/api/v1/users/user',
  'svc-tests': '/api/v1/tests/find/unfinished',
  'svc-stats': '/api/v1/stats/B',
} as const;
type Service = keyof typeof CALLS;
const SERVICES = Object.keys(CALLS) as Service[];

type Header = Record<string, unknown>;
type Claims = Record<string, unknown>;

const NOW = Math.floor(Date.now() / 1000);
const HOUR = 3600;
/** A key pair of ours: identity publishes it, so that a forgery fails for what it changes alone. */
const ours = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const theirs = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const kid = randomUUID();

let urls: Readonly<Record<Service, string>>;
let learner: Learner;
let claims: Claims;
let publicJwk: JWK;
let identity: Awaited<ReturnType<typeof databaseOf>>;

beforeAll(async () => {
  const stack = await stackInfo();
  const urlOf = (service: Service) => stack.processes[service]?.url ?? '';
  urls = Object.fromEntries(SERVICES.map((service) => [service, urlOf(service)])) as typeof urls;
  learner = await activatedLearner(stack);
  claims = JSON.parse(decoded(learner.client.accessToken.split('.')[1]));
  publicJwk = { ...(await exportJWK(ours.publicKey)), kid, alg: 'ES256', use: 'sig' };
  identity = await databaseOf('identity');
  const key = { period: -1, publicJwk, encryptedPrivateKey: '', expiresAt: new Date((NOW + HOUR) * 1000) };
  await identity.collection<{ _id: string }>('token_keys').insertOne({ _id: kid, ...key });
  const good = await signed();
  await waitFor('the key to be known', async () => {
    const statuses = await Promise.all(SERVICES.map((service) => statusOf(service, good)));
    return statuses.every((status) => status === 200);
  });
}, 60_000);

afterAll(async () => {
  await identity.collection<{ _id: string }>('token_keys').deleteOne({ _id: kid });
  await identity.close();
});

const decoded = (part = ''): string => Buffer.from(part, 'base64url').toString();
const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

async function statusOf(service: Service, token: string): Promise<number> {
  const answer = await fetch(urls[service] + CALLS[service], { headers: { [ACCESS_TOKEN_HEADER]: token } });
  await answer.body?.cancel();
  return answer.status;
}

/** Right in everything but what is said. */
function signed(header: Header = {}, changed: Claims = {}, key = ours.privateKey): Promise<string> {
  return new SignJWT({ ...claims, iat: NOW, exp: NOW + HOUR, ...changed })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid, ...header })
    .sign(key);
}

/** With another algorithm than a library would sign by. */
function assembled(header: Header, signature: (body: string) => string): string {
  const body = `${encoded({ typ: 'at+jwt', kid, ...header })}.${encoded({ ...claims, iat: NOW, exp: NOW + HOUR })}`;
  return `${body}.${signature(body)}`;
}

const hmacBy = (secret: string | Buffer) => (body: string) =>
  createHmac('sha256', secret).update(body).digest('base64url');
const publicPem = (): string =>
  createPublicKey(ours.privateKey).export({ type: 'spki', format: 'pem' }).toString();
const theirJwk = () => exportJWK(theirs.publicKey);

const ATTACKS: readonly (readonly [what: string, token: () => string | Promise<string>])[] = [
  ['no signature and alg none', () => assembled({ alg: 'none' }, () => '')],
  ['no signature and alg nOnE', () => assembled({ alg: 'nOnE' }, () => '')],
  ['no signature', async () => (await signed()).replace(/[^.]+$/, '')],
  ['a signature of zeros', () => assembled({ alg: 'ES256' }, () => Buffer.alloc(64).toString('base64url'))],
  ['the public key in PEM as a secret', () => assembled({ alg: 'HS256' }, hmacBy(publicPem()))],
  ['the public key as JWK as a secret', () => assembled({ alg: 'HS256' }, hmacBy(JSON.stringify(publicJwk)))],
  ['an empty secret', () => assembled({ alg: 'HS256' }, hmacBy(''))],
  ['another key under our key id', () => signed({}, {}, theirs.privateKey)],
  ['another key that the token brings', async () => signed({ jwk: await theirJwk() }, {}, theirs.privateKey)],
  [
    'another key at an address in the token',
    () => signed({ jku: 'http://127.0.0.1:9/jwks.json' }, {}, theirs.privateKey),
  ],
  ['an unknown key id', () => signed({ kid: randomUUID() })],
  ['a key id that is a path', () => signed({ kid: '../../../../dev/null' })],
  ['a key id that asks the database', () => assembled({ alg: 'ES256', kid: { $ne: null } }, () => 'AAAA')],
  ['no key id', () => signed({ kid: undefined })],
  ['the type of an identity token', () => signed({ typ: 'JWT' })],
  ['no type', () => signed({ typ: undefined })],
  ['another issuer', () => signed({}, { iss: 'https://evil.test' })],
  ['no issuer', () => signed({}, { iss: undefined })],
  ['another audience', () => signed({}, { aud: 'another-portal' })],
  ['no audience', () => signed({}, { aud: undefined })],
  ['a time that is over', () => signed({}, { iat: NOW - 2 * HOUR, exp: NOW - 1 })],
  ['no end of its time', () => signed({}, { exp: undefined })],
  ['a time that has not begun', () => signed({}, { nbf: NOW + HOUR })],
  ['nobody it speaks of', () => signed({}, { sub: undefined })],
  ['no number of an account', () => signed({}, { sub: '{"$gt":0}' })],
  ['no session', () => signed({}, { sid: undefined })],
  [
    'other claims under a good signature',
    async () => {
      const [header, , signature] = (await signed()).split('.');
      return `${header}.${encoded({ ...claims, sub: '1' })}.${signature}`;
    },
  ],
];

describe.each(SERVICES)('%s, asked directly,', (service) => {
  test.each(ATTACKS)('refuses a token with %s', async (_what, token) => {
    expect(await statusOf(service, await token())).toBe(401);
  });

  test('refuses no token, and one that stands in the address', async () => {
    expect(await statusOf(service, '')).toBe(401);
    const { status } = await fetch(`${urls[service]}${CALLS[service]}?access_token=${await signed()}`);
    expect(status).toBe(401);
  });
});

test('a token whose session has ended is refused by every service at once', async () => {
  const { client } = await activatedLearner(await stackInfo());
  const statuses = () => Promise.all(SERVICES.map((service) => statusOf(service, client.accessToken)));
  expect(await statuses()).toEqual([200, 200, 200]);
  expect((await client.call('GET', 'v1/auth/logout')).status).toBe(200);
  expect(await statuses()).toEqual([401, 401, 401]);
});

test('svc-identity hides its internal calls from whoever lacks the token of our services', async () => {
  const given: readonly Record<string, string>[] = [
    {},
    { 'x-internal-token': '' },
    { 'x-internal-token': 'guessed' },
    { [ACCESS_TOKEN_HEADER]: learner.client.accessToken },
  ];
  for (const headers of given) {
    const { status } = await fetch(`${urls['svc-identity']}/internal/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"userIds":[1]}',
    });
    expect(status).toBe(404);
  }
});
