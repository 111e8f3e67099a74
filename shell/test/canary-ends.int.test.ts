import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createMetrics, type HttpServer, startHttpServer } from '@zielona-fala/service-kit/process';
import { waitFor } from '@zielona-fala/service-kit/testing';
import request from 'supertest';
import { type LocalRemote, startRemote } from './local-remote.ts';
import { type Shell, type ShellDifferences, type ShellSite, startShellSite } from './shell-site.ts';
import { SOME_ROUTES } from './some-routes.ts';

const PERCENT = 10;
const WITH_CANARY = 3;
const WITHOUT = 60;

let site: ShellSite;
let canary: LocalRemote;
let gateway: HttpServer;
let sharedDir: string;
/** What the gateway answers. */
let accepts: boolean;

beforeEach(async () => {
  accepts = true;
  sharedDir = await mkdtemp(join(tmpdir(), 'shared-'));
  site = await startShellSite();
  canary = await startRemote(SOME_ROUTES.dashboard);
  putBuild('00000001');
  gateway = await startHttpServer((_, answer) => {
    answer.statusCode = accepts ? 204 : 429;
    answer.end();
  }, 0);
});
afterEach(async () => {
  await gateway.stop();
  await canary.stop();
  await site.stop();
  await rm(sharedDir, { recursive: true });
});

const putBuild = (id: string) => canary.put({ '/mf-manifest.json': { remoteEntry: `remoteEntry.${id}.js` } });

/** A server of several, with the folder that all share. */
const startShell = (differences: ShellDifferences = {}): Shell =>
  site.shell({
    settings: {
      GATEWAY_URL: `http://localhost:${gateway.port}`,
      TRUSTED_PROXY_HOPS: '1',
      CANARY_DASHBOARD_URL: canary.url,
      CANARY_DASHBOARD_PERCENT: `${PERCENT}`,
    },
    sharedDir,
    routesFreshMs: 0,
    ...differences,
  });

async function isCanaryAt(shell: Shell, bucket: number, headers: Record<string, string> = {}) {
  const { body } = await request(shell)
    .get('/remotes.json')
    .set({ cookie: `canaryBucket=${bucket}`, ...headers });
  return body.remotes[2].manifest.startsWith(canary.url);
}

/** Browsers in so many networks report an error of a page. */
async function report(
  shell: Shell,
  networks: number,
  { bucket = WITH_CANARY, page = '/dashboard', headers = {} } = {},
) {
  for (let network = 1; network <= networks; network++) {
    await request(shell)
      .post('/api/v1/client-errors')
      .set({
        cookie: `canaryBucket=${bucket}`,
        referer: `https://portal.test${page}`,
        'x-forwarded-for': `203.0.113.${network}`,
        ...headers,
      })
      .send({ message: 'TypeError: no', path: page });
  }
}

const untilDeployed = (shell: Shell) =>
  waitFor('the deployed version', async () => (await isCanaryAt(shell, WITH_CANARY)) === false);

test('a canary ends when its pages fail in more networks than their share of browsers explains', async () => {
  const metrics = createMetrics();
  const shell = startShell({ metrics });
  expect(await isCanaryAt(shell, WITH_CANARY)).toBe(true);
  await report(shell, 4);
  expect(await isCanaryAt(shell, WITH_CANARY)).toBe(true);
  expect(await metrics.registry.metrics()).toContain('canary_ended{remote="dashboard"} 0');
  await report(shell, 5);
  expect(await isCanaryAt(shell, WITH_CANARY)).toBe(false);
  expect(await metrics.registry.metrics()).toContain('canary_ended{remote="dashboard"} 1');
  // who tests it still gets it
  expect(await isCanaryAt(shell, WITH_CANARY, { 'x-canary': 'dashboard' })).toBe(true);
});

test('it ends at all servers, and stays ended after a restart, until there is another build', async () => {
  const shell = startShell();
  const another = startShell();
  expect(await isCanaryAt(another, WITH_CANARY)).toBe(true);
  await isCanaryAt(shell, WITH_CANARY);
  await report(shell, 5);
  await untilDeployed(another);
  const restarted = startShell();
  expect(await isCanaryAt(restarted, WITH_CANARY)).toBe(false);
  putBuild('00000002');
  await waitFor('the new build', () => isCanaryAt(restarted, WITH_CANARY));
});

test('it stays while the deployed version fails as often', async () => {
  const shell = startShell();
  await isCanaryAt(shell, WITH_CANARY);
  await report(shell, 40, { bucket: WITHOUT });
  await report(shell, 8);
  expect(await isCanaryAt(shell, WITH_CANARY)).toBe(true);
});

test.each([
  ['many errors of one network', { headers: { 'x-forwarded-for': '203.0.113.1' } }],
  ['errors of pages of another remote', { page: '/exam' }],
  ['errors of who asks for it by a header', { headers: { 'x-canary': 'dashboard' } }],
])('it does not end by %s', async (_, differences) => {
  const shell = startShell();
  await isCanaryAt(shell, WITH_CANARY);
  await report(shell, 20, differences);
  expect(await isCanaryAt(shell, WITH_CANARY)).toBe(true);
});

test('reports that are refused do not count', async () => {
  accepts = false;
  const shell = startShell();
  await isCanaryAt(shell, WITH_CANARY);
  await report(shell, 20);
  expect(await isCanaryAt(shell, WITH_CANARY)).toBe(true);
});

test('pages that its server cannot answer end it as well', async () => {
  const shell = startShell();
  canary.tell(null);
  for (let network = 1; network <= 5; network++) {
    const page = await request(shell)
      .get('/dashboard/home')
      .set({ cookie: `canaryBucket=${WITH_CANARY}`, 'x-forwarded-for': `203.0.113.${network}` });
    expect(page.status).toBe(503);
  }
  const page = await request(shell)
    .get('/dashboard/home')
    .set({ cookie: `canaryBucket=${WITH_CANARY}` });
  expect(page.status).toBe(200);
});

test('browsers get the deployed version while a canary cannot be reached', async () => {
  await canary.stop();
  const shell = startShell();
  expect(await isCanaryAt(shell, WITH_CANARY)).toBe(false);
});
