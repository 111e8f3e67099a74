import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { withDatabase } from '../infra/mongo-uri.ts';
import type { Manifest } from '../kubernetes/manifests.ts';
import type { Authority } from './authority.ts';
import type { Servers } from './servers.ts';

export const NAMESPACE = 'zielona-fala';
/** Under which the services are known to the servers. */
export const USERS = ['identity', 'tests', 'stats'] as const;
/** The services, and who reads after a restore whom Kafka knows as erased. */
export const KAFKA_USERS = [...USERS, 'erasures'] as const;

export const random = (): string => randomBytes(32).toString('hex');

/** All secrets that docs/operations.md names, for servers outside. */
export async function portalSecrets(
  servers: Servers,
  {
    authority,
    passwords,
    host,
  }: { authority: Authority; passwords: Readonly<Record<string, string>>; host: string },
): Promise<readonly Manifest[]> {
  const tls = async (name: string, hosts: readonly string[]) => {
    const { certificate, key } = await authority.issue({ name, hosts });
    return {
      ...secret(name, {
        'tls.crt': await readFile(certificate, 'utf8'),
        'tls.key': await readFile(key, 'utf8'),
      }),
      type: 'kubernetes.io/tls',
    };
  };
  return [
    secret('portal', { SESSION_ID_SECRET: random() }),
    secret('service-tokens', { TESTS_TOKEN: random(), STATS_TOKEN: random() }),
    secret('gateway', { CSRF_SECRET: random() }),
    secret('svc-tests', { HASH_SECRET: random() }),
    secret('svc-identity', {
      KEY_SECRET: random(),
      SESSION_SECRET: random(),
      VAPID_PRIVATE_KEY: randomBytes(32).toString('base64url'),
      SMTP_URL: servers.mailbox.address,
    }),
    secret('servers-ca', { 'ca.crt': await readFile(authority.file, 'utf8') }),
    ...USERS.map((user) =>
      secret(`mongodb-${user}`, {
        'connectionString.standard': withDatabase(servers.mongo.address, user),
      }),
    ),
    ...KAFKA_USERS.map((user) => secret(`kafka-${user}`, { password: passwords[user] ?? '' })),
    secret('mongodb-backup', { 'connectionString.standard': servers.mongo.address }),
    ...['gateway', ...USERS].map((user) => secret(`redis-${user}`, { url: servers.redis.address })),
    await tls('portal-tls', [host]),
    await tls(
      'remotes-tls',
      ['public', 'auth', 'dashboard', 'dashboard-canary'].map((name) => `${name}.${host}`),
    ),
  ];
}

/** @param stringData text by key */
export function secret(name: string, stringData: Readonly<Record<string, string>>): Manifest {
  return { apiVersion: 'v1', kind: 'Secret', metadata: { name, namespace: NAMESPACE }, stringData };
}
