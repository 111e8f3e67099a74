import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { COMMON_PASSWORD_PREFIX } from '@zielona-fala/contracts';
import { findCommonPasswords } from '@zielona-fala/contracts/api/passwords/find-common-passwords';
import { startIdentity, type TestIdentity } from './support/identity.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

const ask = (prefix: string) => identity.call.get(`/api/v1/auth/common-passwords/${prefix}`);

async function isListed(password: string): Promise<boolean> {
  const hash = createHash('sha256').update(password).digest('hex');
  const { body, headers } = await ask(hash.slice(0, COMMON_PASSWORD_PREFIX)).expect(200);
  expect(findCommonPasswords.answer.validate(body, { convert: false }).error).toBeUndefined();
  expect(headers['cache-control']).toBe('public, max-age=86400');
  return body.suffixes.some((suffix: string) => hash.slice(COMMON_PASSWORD_PREFIX).startsWith(suffix));
}

test('common passwords are found by the beginning of their hash, others are not', async () => {
  for (const password of ['12345678', 'qwertyuiop', 'kochamcie', 'password123']) {
    expect([password, await isListed(password)]).toEqual([password, true]);
  }
  expect(await isListed('zielone-swiatlo-nad-rondem')).toBe(false);
});

test('the whole list has more than ten thousand, and nothing but a prefix asks for a part', async () => {
  const prefixes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
  const sizes = await Promise.all(prefixes.map(async (prefix) => (await ask(prefix)).body.suffixes.length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(10_000);
  for (const wrong of ['a', 'abc', 'ZZ', 'AB']) await ask(wrong).expect(404);
});
