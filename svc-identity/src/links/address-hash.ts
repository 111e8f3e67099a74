import { createHmac } from 'node:crypto';
import { areEqualSecrets } from '@zielona-fala/service-kit/http';
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
  const digest = (key: Buffer, email: string): string =>
    createHmac('sha256', key).update(emailKeyOf(email)).digest('base64url');
  return {
    of: (email) => digest(keys[0], email),
    isOf: (email, hash) => keys.some((key) => areEqualSecrets(hash, digest(key, email))),
  };
}
