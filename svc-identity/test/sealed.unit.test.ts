import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createSealed } from '../src/encryption/sealed.ts';

const SECRET = 'a-secret-of-tests-a-secret-of-tests';
const NEXT = 'the-next-secret-of-tests-the-next-one';

describe('a sealed text', () => {
  test('is opened as it was, for its owner alone', () => {
    const sealed = createSealed(SECRET, 'letters');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), (text, owner, other) => {
        const closed = sealed.seal(text, owner);
        expect(sealed.open(closed, owner)).toEqual({ text, isOld: false });
        if (other !== owner) expect(sealed.open(closed, other)).toBeNull();
      }),
    );
  });

  test('is not opened once any part of it was changed', () => {
    const sealed = createSealed(SECRET, 'letters');
    const closed = Buffer.from(sealed.seal('open sesame', 'ola'), 'base64url');
    for (const index of closed.keys()) {
      const changed = Buffer.from(closed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(sealed.open(changed.toString('base64url'), 'ola')).toBeNull();
    }
    expect(sealed.open(closed.subarray(0, 20).toString('base64url'), 'ola')).toBeNull();
    expect(sealed.open('', 'ola')).toBeNull();
  });

  test('is opened neither with another secret nor for another purpose, and looks different each time', () => {
    const sealed = createSealed(SECRET, 'letters');
    const closed = sealed.seal('open sesame', 'ola');
    expect(createSealed(NEXT, 'letters').open(closed, 'ola')).toBeNull();
    expect(createSealed(SECRET, 'keys').open(closed, 'ola')).toBeNull();
    expect(sealed.seal('open sesame', 'ola')).not.toBe(closed);
  });

  test('of an older secret is opened, and told to be old', () => {
    const closed = createSealed(SECRET, 'letters').seal('open sesame', 'ola');
    expect(createSealed(`${NEXT},${SECRET}`, 'letters').open(closed, 'ola')).toEqual({
      text: 'open sesame',
      isOld: true,
    });
  });
});
