import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { freePort } from '../src/infra/ports.ts';
import { type Supervised, supervise } from '../src/process/supervisor.ts';
import { until } from '../src/process/until.ts';
import { nodeProcess } from '../src/stack/node-process.ts';

const SERVER = `
  require('node:http')
    .createServer((request, response) => {
      response.end(String(process.pid));
      if (request.url === '/crash') setImmediate(() => process.exit(3));
    })
    .listen(process.env.PORT);
`;

let dir: string;
let url: string;
let running: Supervised[];
const crashes: (number | string)[] = [];

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'supervisor-'));
  url = `http://127.0.0.1:${await freePort()}`;
  running = [];
  crashes.length = 0;
});
afterEach(async () => {
  await Promise.all(running.map((process) => process.kill()));
  await rm(dir, { recursive: true });
});

function supervised(script: string): Supervised {
  const spec = {
    name: 'sample',
    cwd: dir,
    args: ['-e', script],
    env: { PORT: new URL(url).port },
    url,
    probeUrl: url,
    readyUrl: `${url}/`,
  };
  const hooks = { logFile: path.join(dir, 'log'), baseEnv: {}, onLine: () => {} };
  const process = supervise(nodeProcess(spec, hooks), (_name, code) => crashes.push(code));
  running.push(process);
  return process;
}

const answeringPid = async () => (await fetch(url)).text();

test('start waits until the process answers', async () => {
  await supervised(SERVER).start();
  expect(Number(await answeringPid())).toBeGreaterThan(0);
});

test('a crashed process starts again', async () => {
  await supervised(SERVER).start();
  const first = await answeringPid();
  await fetch(`${url}/crash`);
  const next = await until('its return', answeringPid, { timeoutMs: 30_000 });
  expect(next).not.toBe(first);
  expect(crashes).toEqual([3]);
});

test('a killed process stays down until it is started', async () => {
  const process = supervised(SERVER);
  await process.start();
  await process.kill();
  await expect(answeringPid()).rejects.toThrow();
  expect(process.pid()).toBeNull();
  expect(crashes).toEqual([]);
  await process.start();
  expect(Number(await answeringPid())).toBeGreaterThan(0);
});

test('a process that ends again and again fails its start and names its log', async () => {
  await expect(supervised('process.exit(1)').start()).rejects.toThrow(`see ${path.join(dir, 'log')}`);
});
