import { hkdfSync } from 'node:crypto';

/**
 * Keys of one purpose (HKDF): what is made with one of them says nothing about the secret, or about other purposes.
 * @param secrets one or more, separated by commas, as `SECRETS` checks them: the first is for what is made anew, all of
 *   them for what was made before
 */
export function derivedKeys(secrets: string, purpose: string): readonly [Buffer, ...Buffer[]] {
  const [current, ...others] = secrets
    .split(',')
    .map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  if (current === undefined) throw new Error('keys cannot be made without a secret');
  return [current, ...others];
}
