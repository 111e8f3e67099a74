import { afterEach, beforeEach, expect, test } from '@jest/globals';
import request from 'supertest';
import { type LocalRemote, startRemote } from './local-remote.ts';
import { type Shell, type ShellSite, startShellSite } from './shell-site.ts';
import { SOME_ROUTES } from './some-routes.ts';

const { 'dashboard-home': HOME } = SOME_ROUTES.dashboard.pages;
/** The next version has a page more. */
const WITH_TIPS = {
  ...SOME_ROUTES.dashboard,
  pages: { ...SOME_ROUTES.dashboard.pages, 'dashboard-tips': { ...HOME, paths: '/dashboard/tips' } },
};
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let site: ShellSite;
let canary: LocalRemote;

const startShell = (percent: number, settings: Readonly<Record<string, string>> = {}): Shell =>
  site.shell({
    settings: { CANARY_DASHBOARD_URL: canary.url, CANARY_DASHBOARD_PERCENT: String(percent), ...settings },
  });

/** Whether a browser at that place gets the next version, by its pages and by remotes.json. */
async function versionAt(shell: Shell, headers: Readonly<Record<string, string>>): Promise<string> {
  const page = await request(shell).get('/dashboard/tips').set(headers);
  const { body } = await request(shell).get('/remotes.json').set(headers);
  return `${page.status} ${body.remotes[2].manifest.startsWith(canary.url) ? 'canary' : 'deployed'}`;
}

const at = (bucket: number | string) => ({ cookie: `canaryBucket=${bucket}` });

beforeEach(async () => {
  site = await startShellSite();
  canary = await startRemote(WITH_TIPS);
  canary.put({ '/mf-manifest.json': { remoteEntry: 'remoteEntry.00000001.js' } });
});
afterEach(async () => {
  await canary.stop();
  await site.stop();
});

test('so many of a hundred browsers get the canary, with its own pages, and keep it', async () => {
  const shell = startShell(10);
  expect(await versionAt(shell, at(0))).toBe('200 canary');
  expect(await versionAt(shell, at(9))).toBe('200 canary');
  expect(await versionAt(shell, at(10))).toBe('404 deployed');
  expect(await versionAt(shell, at(99))).toBe('404 deployed');
  // the share grows: who had it still has it
  expect(await versionAt(startShell(50), at(9))).toBe('200 canary');
});

test('a browser draws its place once, in a cookie that says nothing of who it is', async () => {
  const shell = startShell(10);
  const browser = request.agent(shell);
  const [cookie] = (await browser.get('/')).headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^canaryBucket=\d{1,2}; Max-Age=2592000; .*HttpOnly; Secure; SameSite=Lax$/);
  const kept = await request(shell).get('/').set(at(7));
  expect(kept.headers['set-cookie']).toBeUndefined();
  for (const written of ['100', '-1', 'x', '1e1']) {
    const page = await request(shell).get('/').set(at(written));
    expect(page.headers['set-cookie']?.[0]).toMatch(/^canaryBucket=\d{1,2};/);
  }
});

test('a header asks for the canary, or for none, whatever the place', async () => {
  const shell = startShell(10);
  expect(await versionAt(shell, { ...at(99), 'x-canary': 'dashboard' })).toBe('200 canary');
  expect(await versionAt(shell, { ...at(0), 'x-canary': 'none' })).toBe('404 deployed');
  const refused = await request(shell).get('/').set('x-canary', 'auth');
  expect([refused.status, refused.text]).toEqual([
    400,
    'There is no such canary: use none, or of dashboard.',
  ]);
});

test('a page may load what it is led to while it is open, and no shared cache mixes the versions', async () => {
  const shell = startShell(0);
  const page = await request(shell).get('/').set(at(50));
  const policy = page.headers['content-security-policy'];
  expect(policy).toContain(canary.url);
  expect(policy).toContain(site.remotes.dashboard.url);
  expect(page.headers.vary).toMatch(/Cookie.*x-canary/);
});

test('a crawler gets what is deployed, and no cookie', async () => {
  const shell = startShell(100);
  const page = await request(shell).get('/').set('user-agent', CRAWLER);
  expect(page.headers['set-cookie']).toBeUndefined();
  expect(await versionAt(shell, { 'user-agent': CRAWLER })).toBe('404 deployed');
});

test('without a canary nobody draws a bucket', async () => {
  const page = await request(site.shell()).get('/');
  expect(page.headers['set-cookie']).toBeUndefined();
  expect(page.headers.vary).not.toContain('x-canary');
});

test.each([
  ['CANARY_DASHBOARD_PERCENT', '101'],
  ['CANARY_DASHBOARD_PERCENT', 'some'],
  ['CANARY_AUTH_URL', 'elsewhere'],
])('%s=%s is refused', (name, value) => {
  expect(() => startShell(1, { [name]: value })).toThrow(name);
});
