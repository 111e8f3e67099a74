import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testResources } from '@zielona-fala/service-kit/testing';
import { freePorts } from '../../src/infra/ports.ts';
import { ROOT } from '../../src/paths.ts';
import { until } from '../../src/process/until.ts';
import { type Image, ImageBuilder } from './dockerfile.ts';

const INSTALL_MS = 15 * 60_000;
const MAX_MB = 120;

let folder: string;
let builder: ImageBuilder;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'images-'));
  builder = new ImageBuilder(path.join(folder, 'context'), folder);
  const left = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of files.split('\n').filter(Boolean))
    if (!left.some((start) => file.startsWith(`${start}/`)))
      cpSync(path.join(ROOT, file), path.join(folder, 'context', file));
}, INSTALL_MS);

afterAll(() => rmSync(folder, { recursive: true }));

function build(kind: string, args: Record<string, string>): Image {
  const dockerfile = readFileSync(path.join(ROOT, 'deploy/docker', `${kind}.Dockerfile`), 'utf8');
  return builder.build(dockerfile, args);
}

const bytesIn = (place: string): number =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

/** Runs the image's process, hands over the address it answers at, and ends it as an orchestrator does. */
async function whileItRuns(
  name: string,
  image: Image,
  look: (address: string) => Promise<void>,
): Promise<void> {
  const [port, probePort] = await freePorts(2);
  const child = spawn(process.execPath, image.command.slice(1), {
    cwd: image.workdir,
    env: { PATH: process.env.PATH, ...settings(`${port}`, `${probePort}`), ...image.env },
    stdio: 'inherit',
  });
  const ended = once(child, 'exit');
  try {
    await until(
      `${name} is ready`,
      async () => {
        const answer = await fetch(`http://127.0.0.1:${probePort}/readyz`);
        if (answer.status !== 200) throw new Error(`answers ${answer.status}`);
        expect(await answer.text()).toMatch(/ready/);
      },
      { timeoutMs: 60_000 },
    );
    await look(`http://127.0.0.1:${port}`);
  } finally {
    child.kill('SIGTERM');
  }
  expect(await ended).toEqual([0, null]);
}

function expectSmall(name: string, { root }: Image): void {
  const megabytes = bytesIn(root) / 1e6;
  process.stderr.write(`${name}: ${megabytes.toFixed(1)} MB of ${MAX_MB}\n`);
  expect(megabytes).toBeLessThan(MAX_MB);
}

test.each([
  ['gateway', '', ''],
  ['svc-identity', '', ''],
  ['svc-tests', 'packages/question-store packages/learning', 'bank/questions bank/rules bank/media'],
  ['svc-stats', '', ''],
])(
  '%s: what the Dockerfile makes is small, starts, answers its probe and ends in order',
  async (name, packages, data) => {
    const image = build('service', { WORKSPACE: name, PACKAGES: packages, DATA: data, REVISION: 'abc' });
    expectSmall(name, image);
    expect(image.env).toMatchObject({ OTEL_SERVICE_NAME: name, BUILD_ID: '0.0.0-abc' });
    await whileItRuns(name, image, async () => {});
  },
  INSTALL_MS,
);

test(
  'bank-import: what the Dockerfile makes is small beside ffmpeg, and has all that the command needs',
  () => {
    const image = build('bank-import', { RUNTIME: 'node' });
    expectSmall('bank-import', image);
    const { status, stderr } = spawnSync(process.execPath, image.command.slice(1), {
      cwd: image.workdir,
      env: { PATH: process.env.PATH, ...image.env },
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('Usage: bank:import') });
  },
  INSTALL_MS,
);

test(
  'shell: what the Dockerfile makes is small, starts, serves its page and ends in order',
  async () => {
    const image = build('shell', {});
    expectSmall('shell', image);
    await whileItRuns('shell', image, async (address) => {
      const page = await fetch(`${address}/login`, { headers: { accept: 'text/html' } });
      expect(await page.text()).toMatch(/<html lang="pl"/);
    });
  },
  INSTALL_MS,
);

test.each(['mf-public', 'mf-auth', 'mf-dashboard'])(
  '%s: what the Dockerfile makes is small, and serves its entry',
  async (name) => {
    const image = build('remote', { WORKSPACE: name });
    expectSmall(name, image);
    await whileItRuns(name, image, async (address) => {
      const manifest = await fetch(`${address}/mf-manifest.json`, { headers: { 'accept-encoding': 'br' } });
      expect(manifest.headers.get('content-encoding')).toBe('br');
      expect(await manifest.json()).toMatchObject({ metaData: { remoteEntry: expect.anything() } });
    });
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
    ...{ GATEWAY_URL: nowhere, REMOTE_PUBLIC_URL: nowhere, REMOTE_AUTH_URL: nowhere },
    ...{ REMOTE_DASHBOARD_URL: nowhere },
    ...{ PUBLIC_URL: 'http://localhost', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@portal.test' },
    ...{ IDENTITY_TOKEN: secret, TESTS_TOKEN: secret, STATS_TOKEN: secret, HASH_SECRET: secret },
    ...{ CSRF_SECRET: secret, SESSION_ID_SECRET: secret },
    ...{ KEY_SECRET: secret, SESSION_SECRET: secret, TOKEN_ISSUER: 'test', TOKEN_AUDIENCE: 'test' },
    ...{ OPERATOR_NAME: 'Jan', OPERATOR_ADDRESS: 'ul. Testowa 1', OPERATOR_EMAIL: 'jan@portal.test' },
  };
}
