import { createHmac } from 'node:crypto';

/**
 * Where a call comes from, for security logs: the same for the same network, in every process that has the secret,
 * and not reversible without it.
 * @param network of {@link clientNetwork}
 * @param secrets as `SECRETS` checks them; the first counts
 */
export function networkFingerprint(network: string, secrets: string): string {
  const [secret = ''] = secrets.split(',');
  return createHmac('sha256', secret).update(`place|${network}`).digest('base64url').slice(0, 16);
}
