import { createHmac, timingSafeEqual } from 'node:crypto';
import { emailKeyOf } from '../accounts/domain.ts';
import { derivedKeys } from '../encryption/derived-keys.ts';

/** Addresses as links and the pace of mails keep them: comparable, and not to be found by trying addresses without the secret. */
export interface AddressHash {
  of(email: string): string;
  isOf(email: string, hash: string): boolean;
}

/** @param secrets one or more, separated by commas: the first hashes, all of them compare */
export function createAddressHash(secrets: string): AddressHash {
  const keys = derivedKeys(secrets, 'address-of-mailed-link');
  const digest = (key: Buffer, email: string) => createHmac('sha256', key).update(emailKeyOf(email)).digest();
  return {
    of: (email) => digest(keys[0], email).toString('base64url'),
    isOf(email, hash) {
      const given = Buffer.from(hash, 'base64url');
      return keys.some((key) => {
        const expected = digest(key, email);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
    },
  };
}
