import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testResources } from '@zielona-fala/service-kit/testing';
import { freePorts } from '../src/infra/ports.ts';
import { ROOT } from '../src/paths.ts';
import { until } from '../src/process/until.ts';

const INSTALL_MS = 10 * 60_000;
const MOST_MB = 120;
const DOCKERFILE = readFileSync(path.join(ROOT, 'deploy/docker/service.Dockerfile'), 'utf8');

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'service-images-'));
  const left = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of files.split('\n').filter(Boolean))
    if (!left.some((start) => file.startsWith(`${start}/`)))
      cpSync(path.join(ROOT, file), path.join(folder, 'app', file));
}, INSTALL_MS);

afterAll(() => rmSync(folder, { recursive: true }));

/** The command of the stage that installs, with folders of ours in the place of the image's. */
function installation(image: string): string {
  const lines = DOCKERFILE.replaceAll(/\\\n\s*/g, '').split('\n');
  const run = lines.find((line) => line.startsWith('RUN ')) ?? '';
  return run.slice('RUN '.length).replaceAll('/image', image);
}

const bytesIn = (place: string): number =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

test.each([
  ['gateway', ''],
  ['svc-identity', ''],
  ['svc-tests', 'bank/questions bank/media'],
  ['svc-stats', ''],
])(
  '%s: what the Dockerfile installs is small, starts, answers its probe and ends in order',
  async (name, data) => {
    const image = path.join(folder, name);
    const env = { ...process.env, WORKSPACE: name, DATA: data };
    execFileSync('sh', ['-c', installation(image)], { cwd: path.join(folder, 'app'), env, stdio: 'pipe' });
    const megabytes = bytesIn(image) / 1e6;
    process.stdout.write(`${name}: ${megabytes.toFixed(1)} MB of ${MOST_MB}\n`);
    expect(megabytes).toBeLessThan(MOST_MB);

    const [port, probePort] = await freePorts(2);
    const command = /^CMD \["node", (.*)\]$/m.exec(DOCKERFILE)?.[1] ?? '';
    const child = spawn(process.execPath, JSON.parse(`[${command}]`), {
      cwd: path.join(image, name),
      env: { PATH: process.env.PATH, ...settings(`${port}`, `${probePort}`) },
      stdio: 'inherit',
    });
    const ended = once(child, 'exit');
    try {
      const answer = await until(name, () => fetch(`http://127.0.0.1:${probePort}/readyz`), {
        timeoutMs: 60_000,
      });
      expect(await answer.text()).toMatch(/ready/);
      await until(
        `${name} is ready`,
        async () => {
          const { status } = await fetch(`http://127.0.0.1:${probePort}/readyz`);
          if (status !== 200) throw new Error(`answers ${status}`);
        },
        { timeoutMs: 60_000 },
      );
    } finally {
      child.kill('SIGTERM');
    }
    expect(await ended).toEqual([0, null]);
  },
  INSTALL_MS,
);

/** All that any of them reads: what one does not read, it ignores. */
function settings(port: string, probePort: string): Record<string, string> {
  const { mongoUri, redisUrl, kafkaBrokers, kafkaPrefix } = testResources('images');
  const secret = 's'.repeat(40);
  const nowhere = 'http://127.0.0.1:9';
  return {
    ...{ NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: port, PROBE_PORT: probePort },
    ...{ MONGODB_URI: mongoUri, REDIS_URL: redisUrl, KAFKA_BROKERS: kafkaBrokers, KAFKA_PREFIX: kafkaPrefix },
    ...{ IDENTITY_URL: nowhere, TESTS_URL: nowhere, STATS_URL: nowhere, JWKS_URL: nowhere },
    ...{ PUBLIC_URL: 'http://localhost', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@portal.test' },
    ...{ INTERNAL_TOKEN: secret, CSRF_SECRET: secret, SESSION_ID_SECRET: secret },
    ...{ KEY_SECRET: secret, SESSION_SECRET: secret, TOKEN_ISSUER: 'test', TOKEN_AUDIENCE: 'test' },
    ...{ OPERATOR_NAME: 'Jan', OPERATOR_ADDRESS: 'ul. Testowa 1', OPERATOR_EMAIL: 'jan@portal.test' },
  };
}
