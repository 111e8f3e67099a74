import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '@zielona-fala/service-kit/process';

/** What the processes of one local stack share and nobody else knows. */
export interface Secrets {
  keySecret: string;
  sessionSecret: string;
  sessionIdSecret: string;
  csrfSecret: string;
  testsToken: string;
  statsToken: string;
  hashSecret: string;
  vapidPrivateKey: string;
  demoPassword: string;
}

const generate = (): Secrets => ({
  keySecret: randomBytes(32).toString('base64url'),
  sessionSecret: randomBytes(32).toString('base64url'),
  sessionIdSecret: randomBytes(32).toString('base64url'),
  csrfSecret: randomBytes(32).toString('base64url'),
  testsToken: randomBytes(32).toString('base64url'),
  statsToken: randomBytes(32).toString('base64url'),
  hashSecret: randomBytes(32).toString('base64url'),
  vapidPrivateKey: randomBytes(32).toString('base64url'),
  demoPassword: randomBytes(12).toString('base64url'),
});

/** The secrets in `secrets.json` of the folder; generated at the first call, completed when one is new. */
export async function readSecrets(dir: string): Promise<Secrets> {
  const file = path.join(dir, 'secrets.json');
  const stored = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const secrets: Secrets = { ...generate(), ...JSON.parse(stored) };
  await mkdir(dir, { recursive: true });
  await replaceFile(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}
