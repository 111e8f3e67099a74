import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import request from 'supertest';
import { createGuards, KeysUnavailable, type Revocations, remoteKeys } from '../src/auth/index.ts';
import { createApi, createHttpApp } from '../src/http/index.ts';
import { createLog, createMetrics } from '../src/process/index.ts';
import { startTestTokens, type TestTokens } from '../src/testing/index.ts';
import { type GuardedApi, SECRET, startGuardedApi } from './support/guarded-api.ts';

const log = createLog('token', 'silent');

let tokens: TestTokens;
let revocations: Revocations;
let call: GuardedApi['call'];
let stop: GuardedApi['stop'];

beforeAll(async () => {
  ({ tokens, revocations, call, stop } = await startGuardedApi());
});

afterAll(() => stop());

describe('a token', () => {
  const statusOf = async (token: string) => (await call(token).send({ username: 'Ola' })).status;

  test('of another key, type, issuer, audience or time is refused', async () => {
    const others = await startTestTokens();
    const past = Math.floor(Date.now() / 1000) - 5;
    const forged = [
      await others.issue(1),
      await tokens.issue(1, {}, { typ: 'JWT' }),
      await tokens.issue(1, {}, { kid: 'unknown' }),
      await tokens.issue(1, { exp: past }),
      await tokens.issue(1, { sid: undefined }),
      await tokens.issue(Number.NaN),
      `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${Buffer.from('{"sub":"1"}').toString('base64url')}.`,
      'no.token.atall',
      '',
    ];
    for (const token of forged) expect(await statusOf(token)).toBe(401);
    await others.stop();
  });

  test('of an ended session is refused at once', async () => {
    const sid = randomUUID();
    const token = await tokens.issue(1, { sid });
    expect(await statusOf(token)).toBe(201);
    await revocations.revoke([sid]);
    expect(await statusOf(token)).toBe(401);
  });

  test('of a session that had begun when all of its account ended is refused, but for the one that was kept', async () => {
    const [kept, other] = [randomUUID(), randomUUID()];
    const at = new Date();
    const begun = (ms: number) => ({ auth_time: (at.getTime() + ms) / 1000 });
    const token = (sid: string, ms: number, userId = 2) => tokens.issue(userId, { sid, ...begun(ms) });
    const all = await Promise.all([
      token(kept, -5),
      token(other, -5),
      token(other, 0),
      token(other, 1),
      token(other, -5, 3),
    ]);
    await revocations.revokeAll(2, { at, keptId: kept });
    const isRefused = async (text: string) => (await statusOf(text)) === 401;
    expect(await Promise.all(all.map(isRefused))).toEqual([false, true, true, false, false]);
    // one that does not say it began with its first token
    const old = await tokens.issue(2, { sid: other, iat: Math.floor(at.getTime() / 1000) });
    expect(await isRefused(old)).toBe(true);
  });

  test('is verified once, and refused as soon as its time is over', async () => {
    const asked: string[] = [];
    const keys = remoteKeys(tokens.jwksUrl, log);
    const guards = createGuards({
      keys: (kid) => {
        asked.push(kid);
        return keys(kid);
      },
      issuer: tokens.issuer,
      audience: tokens.audience,
      revocations,
      isActive: async () => true,
    });
    const once = createHttpApp({ log, metrics: createMetrics(), handlers: [createApi([SECRET], guards)] });
    const exp = Math.floor(Date.now() / 1000) + 3600;
    const token = await tokens.issue(1, { exp });
    const status = async () => {
      const answer = await request(once)
        .post('/secret/7')
        .set('x-access-token', token)
        .send({ username: 'Ola' });
      return answer.status;
    };
    expect([await status(), await status()]).toEqual([201, 201]);
    expect(asked).toHaveLength(1);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(exp * 1000 - 1);
    try {
      expect(await status()).toBe(201);
      clock.mockReturnValue(exp * 1000);
      expect(await status()).toBe(401);
    } finally {
      clock.mockRestore();
    }
  });

  test('whose key id is no text is refused without a look for a key', async () => {
    const asked: unknown[] = [];
    const guards = createGuards({
      keys: async (kid) => {
        asked.push(kid);
        return null;
      },
      issuer: tokens.issuer,
      audience: tokens.audience,
      revocations,
      isActive: async () => true,
    });
    const app = createHttpApp({ log, metrics: createMetrics(), handlers: [createApi([SECRET], guards)] });
    const status = async (kid: unknown) => {
      const header = Buffer.from(JSON.stringify({ alg: 'ES256', typ: 'at+jwt', kid })).toString('base64url');
      const call = request(app).post('/secret/7').set('x-access-token', `${header}.e30.AA`);
      return (await call.send({ username: 'Ola' })).status;
    };
    for (const kid of [{ $ne: '' }, ['a'], 1, true, null])
      expect([kid, await status(kid)]).toEqual([kid, 401]);
    expect([await status('a'), asked]).toEqual([401, ['a']]);
  });

  test('cannot be judged while the key set is unavailable: 503, not 401', async () => {
    const away = await startTestTokens();
    const guards = createGuards({
      keys: remoteKeys(away.jwksUrl, log),
      issuer: away.issuer,
      audience: away.audience,
      revocations,
      isActive: async () => true,
    });
    const lonely = createHttpApp({ log, metrics: createMetrics(), handlers: [createApi([SECRET], guards)] });
    const token = await away.issue(1);
    await away.stop();
    const answer = await request(lonely)
      .post('/secret/7')
      .set('x-access-token', token)
      .send({ username: 'Ola' });
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
  });

  test('is judged by the keys known while the key set is unavailable', async () => {
    const away = await startTestTokens();
    const freshMs = 0;
    const keys = remoteKeys(away.jwksUrl, log, freshMs);
    const token = await away.issue(1);
    const { kid } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
    const key = await keys(kid);
    expect(key).not.toBeNull();
    await away.stop();
    expect(await keys(kid)).toBe(key);
    await expect(keys('never seen')).rejects.toThrow(KeysUnavailable);
  });
});
