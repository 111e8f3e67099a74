import { hkdfSync } from 'node:crypto';

/**
 * Keys for one purpose (HKDF): output made with one of them reveals nothing about the secret or other purposes.
 * @param secrets one or more, separated by commas, as `SECRETS` checks them: the first protects new data, all of them
 *   open existing data
 */
export function derivedKeys(secrets: string, purpose: string): readonly [Buffer, ...Buffer[]] {
  const [current, ...others] = secrets
    .split(',')
    .map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  if (current === undefined) throw new Error('keys cannot be made without a secret');
  return [current, ...others];
}
