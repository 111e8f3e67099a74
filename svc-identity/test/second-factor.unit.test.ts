import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Secret, TOTP, URI } from 'otpauth';
import { newRecoveryCodes, newSecret, otpauthUri, readCode, stepOf } from '../src/second-factor/domain.ts';

/** RFC 6238, appendix B: the last six of its eight digits. */
const RFC_SECRET = Secret.fromLatin1('12345678901234567890').base32;

describe('codes of an app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('are those of RFC 6238 at second %i', (second, code) => {
    expect(stepOf(RFC_SECRET, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
  });

  test('count one step early or late, and no further', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 100_000_000 }), fc.integer({ min: -3, max: 3 }), (step, off) => {
        const secret = newSecret();
        const token = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: step * 30_000 });
        const found = stepOf(secret, token, new Date((step + off) * 30_000));
        // six digits can be alike by chance
        return Math.abs(off) <= 1 ? found !== null : found === null || found !== step;
      }),
    );
  });

  test('are made from what the picture holds', () => {
    const secret = newSecret();
    const read = URI.parse(otpauthUri(secret, 'Zielona Fala', 'ola@example.pl')) as TOTP;
    expect([read.secret.base32, read.issuer, read.label]).toEqual([secret, 'Zielona Fala', 'ola@example.pl']);
    const now = new Date();
    expect(stepOf(secret, read.generate({ timestamp: now.getTime() }), now)).not.toBeNull();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });
});

describe('what is typed', () => {
  test('is read whatever stands between the digits', () => {
    expect(readCode(' 123 456')).toEqual({ kind: 'app', token: '123456' });
    expect(readCode('abcd-efgh-jkl0')).toEqual({ kind: 'recovery', selector: 'AB', code: 'ABCDEFGHJK10' });
    expect(readCode('ABCDEFGHJKIO')).toEqual({ kind: 'recovery', selector: 'AB', code: 'ABCDEFGHJK10' });
  });

  test('is a code or nothing, and never fails', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const read = readCode(typed);
        return read === null || (read.kind === 'app' ? /^\d{6}$/.test(read.token) : read.code.length === 12);
      }),
    );
  });
});

test('recovery codes can be typed, and begin differently', () => {
  for (let round = 0; round < 50; round += 1) {
    const codes = newRecoveryCodes();
    const read = codes.map((code) => readCode(code.toLowerCase().replaceAll('-', ' ')));
    expect(new Set(read.map((each) => each?.kind === 'recovery' && each.selector)).size).toBe(10);
    expect(codes.join()).toMatch(/^([0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4},?){10}$/);
  }
});
