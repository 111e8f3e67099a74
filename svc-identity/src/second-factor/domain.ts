import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** How authenticator apps count: what all of them understand (RFC 6238). */
const TOTP_RULES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** A clock may be so many steps fast or slow. */
const SKEW_STEPS = 1;

/** Without the letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SELECTOR_LENGTH = 2;
const CODE_LENGTH = 12;
const GROUP_LENGTH = 4;
export const RECOVERY_CODES = 10;

/** @returns a new secret in base32, as it is typed into an app */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an app reads from a picture: whose codes these are, and how they are made. */
export function otpauthUri(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...TOTP_RULES, secret: Secret.fromBase32(secret), issuer, label }).toString();
}

/** The step of 30 seconds that a code belongs to; null for one that is not good now. */
export function stepOf(secret: string, token: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...TOTP_RULES,
    secret: Secret.fromBase32(secret),
    token,
    timestamp,
    window: SKEW_STEPS,
  });
  return delta === null ? null : TOTP.counter({ ...TOTP_RULES, timestamp }) + delta;
}

/** What a learner typed: a code of their app, a recovery code, or neither. */
export type TypedCode =
  | { readonly kind: 'app'; readonly token: string }
  | { readonly kind: 'recovery'; readonly selector: string; readonly code: string }
  | null;

export function readCode(typed: string): TypedCode {
  const plain = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(plain)) return { kind: 'app', token: plain };
  const code = plain.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (code.length !== CODE_LENGTH || [...code].some((letter) => !ALPHABET.includes(letter))) return null;
  return { kind: 'recovery', selector: code.slice(0, SELECTOR_LENGTH), code };
}

/** Codes that each let in once without the app; they begin differently, so that only one hash has to be compared. */
export function newRecoveryCodes(): string[] {
  const codes = new Map<string, string>();
  while (codes.size < RECOVERY_CODES) {
    const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    codes.set(code.slice(0, SELECTOR_LENGTH), code);
  }
  return [...codes.values()].map(grouped);
}

const grouped = (code: string): string => (code.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g')) ?? []).join('-');
