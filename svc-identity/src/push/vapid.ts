import { createECDH } from 'node:crypto';
import Joi from 'joi';

const CURVE = 'prime256v1';
/** 32 bytes in base64url. */
const KEY = /^[\w-]{43}$/;

/** @param privateKey 32 bytes in base64url. @returns the public key that browsers subscribe with */
export function publicKeyOf(privateKey: string): string {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey('base64url', 'uncompressed');
}

/** A private key of P-256; its public key follows from it, so that no pair can be mismatched. */
export const VAPID_PRIVATE_KEY = Joi.string()
  .empty('')
  .pattern(KEY, { name: 'private key' })
  .custom((value: string) => {
    publicKeyOf(value);
    return value;
  });
