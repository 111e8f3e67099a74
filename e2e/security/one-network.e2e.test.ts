import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { freePorts, type GuardedProcess, spawnGuarded } from '@zielona-fala/tools/process';
import { stackInfo } from '@zielona-fala/tools/stack-client';

const MANY = 300;
/** Beyond what one network may have in flight. */
const TOO_MANY = MANY - 256;
const GREEDY = '127.0.0.1';
const HONEST = '127.0.0.2';
const READS = ['/api/v1/featureFlags', '/api/v1/tests/categories/all', '/api/openapi.json'];

let gateway: GuardedProcess;
let port: number;
let probePort: number;
let proven: string;
const sockets: Socket[] = [];

/** A gateway with the limits of production before the services of the stack, whose own has generous ones. */
beforeAll(async () => {
  const { processes, redisUrl, portalUrl } = await stackInfo();
  [port = 0, probePort = 0] = await freePorts(2);
  const urlOf = (name: string) => processes[name]?.url ?? '';
  gateway = spawnGuarded({
    command: process.execPath,
    args: [path.resolve(import.meta.dirname, '../../gateway/src/main.ts')],
    cwd: tmpdir(),
    logFile: path.join(tmpdir(), `gateway-${randomUUID()}.log`),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      PORT: String(port),
      PROBE_PORT: String(probePort),
      IDENTITY_URL: urlOf('svc-identity'),
      TESTS_URL: urlOf('svc-tests'),
      STATS_URL: urlOf('svc-stats'),
      REDIS_URL: redisUrl,
      PUBLIC_URL: portalUrl,
      CSRF_SECRET: randomBytes(32).toString('hex'),
      SESSION_ID_SECRET: randomBytes(32).toString('hex'),
      TRUSTED_PROXY_HOPS: '0',
      RATE_LIMIT_SCALE: '1',
    },
  });
  await waitFor(
    'the gateway',
    async () => (await read('/api/csrf-token').catch(() => null))?.statusCode === 200,
  );
  const token = await read('/api/csrf-token');
  const cookies = (token.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ');
  const { csrfToken } = (await json(token)) as { csrfToken: string };
  proven = `X-CSRF-Token: ${csrfToken}\r\nCookie: ${cookies}\r\nContent-Type: application/json\r\n`;
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

afterAll(() => gateway.stop());

async function read(target: string): Promise<IncomingMessage> {
  const call = request({ port, host: '127.0.0.1', path: target, localAddress: HONEST, agent: false }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return answer;
}

/** So many calls of one address at once, as they are written. @returns the status lines so far */
function flood(written: () => string, reads = true): string[] {
  const statuses: string[] = [];
  for (let index = 0; index < MANY; index += 1) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: GREEDY });
    sockets.push(socket.on('error', () => undefined));
    if (reads) socket.once('data', (part) => statuses.push(String(part).slice(9, 12)));
    else socket.pause();
    socket.write(written());
  }
  return statuses;
}

const withBody = (target: string, length: number): string =>
  `POST ${target} HTTP/1.1\r\nHost: test\r\n${proven}Content-Length: ${length}\r\n\r\n`;

async function expectOthersAnswered(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    for (const target of READS) {
      const answer = await read(target);
      answer.resume();
      expect([target, answer.statusCode]).toEqual([target, 200]);
    }
  }
}

test('300 bodies of one address that never end refuse nobody else', async () => {
  const statuses = flood(() => `${withBody('/api/v1/tests', 100)}{`);
  await waitFor('what is too much to be refused', async () => statuses.length >= TOO_MANY);
  await expectOthersAnswered();
  await waitFor('the others to be given up', async () => statuses.length === MANY);
  expect(statuses.filter((status) => status === '429').length).toBeGreaterThanOrEqual(TOO_MANY);
  expect(statuses.filter((status) => status !== '429' && status !== '408')).toEqual([]);
});

test('300 answers that one address does not read refuse nobody else', async () => {
  flood(() => 'GET /api/openapi.json HTTP/1.1\r\nHost: test\r\n\r\n', false);
  await expectOthersAnswered();
});

test('300 sign-ins of one address at once refuse nobody else', async () => {
  const statuses = flood(() => {
    const body = JSON.stringify({ email: `${randomUUID()}@example.test`, password: 'wrong-password' });
    return withBody('/api/v1/auth/login', body.length) + body;
  });
  await expectOthersAnswered();
  await waitFor('all to be answered', async () => statuses.length === MANY);
  expect(new Set(statuses)).toEqual(new Set(['401', '429']));
});
