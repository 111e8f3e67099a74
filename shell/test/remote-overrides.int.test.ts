import { afterEach, beforeEach, expect, test } from '@jest/globals';
import request from 'supertest';
import { type LocalRemote, startRemote } from './local-remote.ts';
import { type ShellSite, startShellSite } from './shell-site.ts';
import { SOME_ROUTES } from './some-routes.ts';

const { 'dashboard-home': HOME } = SOME_ROUTES.dashboard.pages;
const WITH_TIPS = {
  ...SOME_ROUTES.dashboard,
  pages: { ...SOME_ROUTES.dashboard.pages, 'dashboard-tips': { ...HOME, paths: '/dashboard/tips' } },
};

let site: ShellSite;
let elsewhere: LocalRemote;

const startShell = (hosts: string, environment: Readonly<Record<string, string>> = { NODE_ENV: 'test' }) =>
  site.shell({
    settings: { PUBLIC_URL: 'http://portal.test/', REMOTE_OVERRIDE_HOSTS: hosts, ...environment },
  });

const query = (address: string) => `remote.dashboard=${encodeURIComponent(address)}`;

/** A browser that keeps its cookies, in front of a shell that lets it override. */
const openBrowser = (shell = startShell('localhost,.preview.example')) => request.agent(shell);

beforeEach(async () => {
  site = await startShellSite();
  elsewhere = await startRemote(WITH_TIPS);
});
afterEach(async () => {
  await elsewhere.stop();
  await site.stop();
});

test('one browser gets a remote from elsewhere: its pages, its address, its place in the policy, and a bar that says so', async () => {
  const browser = openBrowser();
  const asked = await browser.get(`/dashboard/home?lang=pl&${query(`${elsewhere.url}/mf-manifest.json`)}`);
  expect([asked.status, asked.headers.location]).toEqual([302, '/dashboard/home?lang=pl']);
  expect(asked.headers['set-cookie']?.[0]).toMatch(/^remoteOverrides=.+HttpOnly; SameSite=Lax$/);

  const page = await browser.get('/dashboard/tips');
  expect(page.status).toBe(200);
  expect(page.text).toContain(`dashboard from ${elsewhere.url} <a href="?remote.dashboard=">`);
  expect(page.headers['content-security-policy']).toContain(`connect-src 'self' ${site.remotes.public.url}`);
  expect(page.headers['content-security-policy']).toContain(elsewhere.url);
  expect(page.headers.vary).toContain('Cookie');
  const { body } = await browser.get('/remotes.json');
  expect(body.remotes[2]).toEqual({ name: 'dashboard', manifest: `${elsewhere.url}/mf-manifest.json` });
  expect(Object.keys((await browser.get('/routes.json')).body.remotes.dashboard)).toContain('dashboard-tips');
});

test('nobody else gets anything of it', async () => {
  const shell = startShell('localhost');
  await openBrowser(shell).get(`/?${query(elsewhere.url)}`);
  const page = await request(shell).get('/dashboard/tips');
  expect(page.status).toBe(404);
  expect(page.text).not.toContain('override-bar');
  expect(page.headers['content-security-policy']).not.toContain(elsewhere.url);
  expect((await request(shell).get('/remotes.json')).text).not.toContain(elsewhere.url);
});

test('the reset leads back to the deployed remote', async () => {
  const browser = openBrowser();
  await browser.get(`/?${query(elsewhere.url)}`);
  expect((await browser.get('/dashboard/tips')).status).toBe(200);
  const reset = await browser.get('/dashboard/home?remote.dashboard=');
  expect([reset.status, reset.headers.location]).toEqual([302, '/dashboard/home']);
  expect((await browser.get('/dashboard/tips')).status).toBe(404);
  expect((await browser.get('/dashboard/home')).text).not.toContain('override-bar');
});

test.each([
  ['another host', 'https://elsewhere.example'],
  ['a host that only ends alike', 'https://evilpreview.example'],
  ['another scheme', 'file:///etc/passwd'],
  ['a script', 'javascript:alert(1)'],
  ['somebody else’s name in front', 'http://localhost@elsewhere.example'],
  ['credentials', 'http://user:secret@localhost'],
  ['no address', 'dashboard'],
])('%s is refused and keeps nothing', async (_case, address) => {
  const answer = await openBrowser().get(`/?${query(address)}`);
  expect(answer.status).toBe(400);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['content-type']).toMatch(/^text\/plain/);
});

test('a cookie that was forged asks nobody', async () => {
  const page = await openBrowser()
    .get('/dashboard/home')
    .set(
      'cookie',
      `remoteOverrides=${encodeURIComponent('dashboard=https://elsewhere.example&nope=http://localhost')}`,
    );
  expect(page.text).not.toContain('override-bar');
  expect(page.headers['content-security-policy']).not.toContain('elsewhere');
});

test('a remote that does not exist is refused; the way back never leads to another host', async () => {
  const browser = openBrowser();
  expect((await browser.get('/?remote.nope=http://localhost:1')).status).toBe(400);
  const { headers } = await browser.get(`//elsewhere.example/?${query(elsewhere.url)}`);
  expect(headers.location).toBe('/elsewhere.example/');
});

test('all below a host with a dot in front may be used', async () => {
  const answer = await openBrowser().get(`/?${query('https://pull-7.preview.example')}`);
  expect(answer.status).toBe(302);
});

test('in production the question is no question', async () => {
  const shell = startShell('', {});
  const answer = await request(shell).get(`/dashboard/home?${query(elsewhere.url)}`);
  expect(answer.status).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(elsewhere.asked()).toBe(0);
});

test.each([
  ['localhost', {}],
  ['.preview.example', { NODE_ENV: 'production' }],
  ['localhost', { REMOTE_OVERRIDES: 'staging' }],
  ['.preview.example,localhost', { REMOTE_OVERRIDES: 'staging' }],
])('production does not start with hosts to override to: %s, %j', (hosts, environment) => {
  expect(() => startShell(hosts, environment)).toThrow('REMOTE_OVERRIDE_HOSTS');
});

test("a staging installation that says so may override, but to no browser's own machine", async () => {
  const browser = openBrowser(startShell('.preview.example', { REMOTE_OVERRIDES: 'staging' }));
  expect((await browser.get(`/?${query('https://pull-7.preview.example')}`)).status).toBe(302);
  expect((await browser.get(`/?${query('http://localhost:1')}`)).status).toBe(400);
});
