import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readConfig } from '@zielona-fala/service-kit/process';
import request from 'supertest';
import { SHELL_CONFIG } from '../server/config.ts';
import { type Shell, type ShellSite, startShellSite } from './shell-site.ts';

let site: ShellSite;
let app: Shell;

beforeAll(async () => {
  site = await startShellSite();
  app = site.shell({ settings: { REMOTE_AUTH_URL: `${site.remotes.auth.url}/` } });
});
afterAll(() => site.stop());

test('remotes.json names the configured remotes', async () => {
  const { body } = await request(app).get('/remotes.json');
  expect(body.remotes).toContainEqual({
    name: 'auth',
    manifest: `${site.remotes.auth.url}/mf-manifest.json`,
  });
  expect(body.remotes).toHaveLength(3);
});

test('this server asks remotes at addresses of its own, the browser learns the public ones alone', async () => {
  const shell = site.shell({
    settings: {
      REMOTE_PUBLIC_URL: 'https://pages.portal.test',
      REMOTE_PUBLIC_INTERNAL_URL: `${site.remotes.public.url}/`,
      REMOTE_AUTH_URL: 'https://auth.portal.test',
      REMOTE_AUTH_INTERNAL_URL: `${site.remotes.auth.url}`,
    },
  });
  expect((await request(shell).get('/polityka-prywatnosci')).status).toBe(200);
  expect((await request(shell).get('/en/login')).status).toBe(200);
  const { headers } = await request(shell).get('/dashboard/home');
  expect(headers['content-security-policy']).toContain('https://pages.portal.test');
  expect(headers['content-security-policy']).not.toContain(site.remotes.public.url);
  const { body } = await request(shell).get('/remotes.json');
  expect(body.remotes[0]).toEqual({
    name: 'public',
    manifest: 'https://pages.portal.test/mf-manifest.json',
  });
});

test('the policy lets in the remotes and nothing unsafe', async () => {
  const policy = (await request(app).get('/news')).headers['content-security-policy'] ?? '';
  const scripts = policy.split(';').find((directive) => directive.startsWith('script-src'));
  expect(scripts).toContain(site.remotes.dashboard.url);
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('*');
});

test('pictures and films may come from a content delivery network, and from nowhere else', async () => {
  const remote = site.shell({ settings: { MEDIA_BASE_URL: 'https://cdn.test/media' } });
  const policyOf = async (shell: Shell) =>
    (await request(shell).get('/news')).headers['content-security-policy'] ?? '';
  expect(await policyOf(remote)).toMatch(
    /img-src 'self' .*https:\/\/cdn\.test;media-src 'self' https:\/\/cdn\.test;/,
  );
  expect(await policyOf(app)).toContain("media-src 'self';");
});

test('a configuration that lacks something is refused by name', () => {
  expect(() => readConfig(SHELL_CONFIG, { PORT: '1' })).toThrow(/GATEWAY_URL/);
});
