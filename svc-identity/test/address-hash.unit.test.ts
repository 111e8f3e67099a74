import { createHash, createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createSealed } from '../src/encryption/sealed.ts';
import { createAddressHash } from '../src/links/address-hash.ts';

const OLD = 'old-secret-old-secret-old-secret-old';
const NEW = 'new-secret-new-secret-new-secret-new';
const EMAIL = 'ola@example.test';

test('knows an address however it is written, and no other one', () => {
  const { of, isOf } = createAddressHash(OLD);
  expect(isOf(' Ola@Example.test', of(EMAIL))).toBe(true);
  expect(isOf('ula@example.test', of(EMAIL))).toBe(false);
  expect(isOf(EMAIL, '')).toBe(false);
});

test('needs the secret, by a key of its own', () => {
  const hash = createAddressHash(OLD).of(EMAIL);
  expect(createAddressHash(NEW).isOf(EMAIL, hash)).toBe(false);
  expect(hash).not.toBe(createHash('sha256').update(EMAIL).digest('base64url'));
  expect(hash).not.toBe(createHmac('sha256', OLD).update(EMAIL).digest('base64url'));
  expect(createSealed(OLD, 'second-factor').open(hash, EMAIL)).toBeNull();
});

test('knows what was hashed with a secret that is to be taken away', () => {
  const hash = createAddressHash(OLD).of(EMAIL);
  expect(createAddressHash(`${NEW},${OLD}`).isOf(EMAIL, hash)).toBe(true);
  expect(createAddressHash(`${NEW},${OLD}`).of(EMAIL)).toBe(createAddressHash(NEW).of(EMAIL));
});
