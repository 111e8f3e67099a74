import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createIdentityClient, KeysUnavailable, remoteKeys } from '../src/auth/index.ts';
import { createLog, type HttpServer, startHttpServer } from '../src/process/index.ts';

const lines: string[] = [];
const log = createLog('internal-calls', 'warn', { write: (line) => lines.push(line) });

let server: HttpServer;
let answer: unknown;
/** How many calls the server hangs up on before it answers again. */
let hangUps = 0;
/** Where the server sends callers instead of answering them. */
let elsewhere: string | null = null;

beforeAll(async () => {
  server = await startHttpServer((request, response) => {
    if (hangUps > 0) {
      hangUps -= 1;
      request.socket.destroy();
      return;
    }
    if (elsewhere !== null && request.url !== elsewhere) response.writeHead(307, { location: elsewhere });
    else response.setHeader('content-type', 'application/json');
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  }, 0);
});

afterAll(() => server.stop());

const url = () => `http://127.0.0.1:${server.port}`;

describe('accounts that identity tells of', () => {
  const accounts = (userIds: readonly number[]) => {
    const client = createIdentityClient({ IDENTITY_URL: url(), IDENTITY_TOKEN: 'internal-token-of-tests' });
    return client.accounts(userIds);
  };
  const ola = { userId: 1, username: 'Ola', isActive: true };

  test('are taken over, with what a later version adds', async () => {
    answer = [{ ...ola, joined: 2026 }];
    expect(await accounts([1, 2])).toMatchObject([ola]);
  });

  test('are asked for once more when the replica that was asked dies', async () => {
    answer = [ola];
    hangUps = 1;
    expect(await accounts([1])).toEqual([ola]);
  });

  test('are unavailable when no replica answers', async () => {
    answer = [ola];
    hangUps = 2;
    await expect(accounts([1])).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    expect(hangUps).toBe(0);
  });

  test.each([
    ['no JSON', '<html>'],
    ['no list', { accounts: [] }],
    ['an account without a name', [{ userId: 1, isActive: true }]],
    ['a text in the place of a truth value', [{ ...ola, isActive: 'false' }]],
    ['an id that is none', [{ ...ola, userId: '1' }]],
    ['somebody who was not asked for', [ola, { ...ola, userId: 3 }]],
  ])('are unavailable when the answer holds %s', async (_what, given) => {
    answer = given;
    await expect(accounts([1, 2])).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  });
});

test('a redirect is followed nowhere: the token of our services would go with it', async () => {
  answer = [];
  elsewhere = '/elsewhere';
  try {
    const client = createIdentityClient({ IDENTITY_URL: url(), IDENTITY_TOKEN: 'internal-token-of-tests' });
    await expect(client.accounts([1])).rejects.toMatchObject({ status: 503 });
    await expect(remoteKeys(url(), log)('any')).rejects.toThrow(KeysUnavailable);
  } finally {
    elsewhere = null;
  }
});

describe('a key set', () => {
  test.each([
    ['no JSON', '<html>'],
    ['no set', { status: 'ok' }],
    ['no key at all', { keys: [] }],
    ['a key of another kind', { keys: [{ kty: 'oct', kid: randomUUID(), k: 'c2VjcmV0' }] }],
    ['a key without an id', { keys: [{ kty: 'EC', crv: 'P-256', alg: 'ES256', x: 'x', y: 'y' }] }],
  ])('is unavailable when the answer holds %s', async (_what, given) => {
    answer = given;
    lines.length = 0;
    await expect(remoteKeys(url(), log)('any')).rejects.toThrow(KeysUnavailable);
    expect(lines.join()).toContain('key set unavailable; using cached keys');
  });
});
