import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readConfig } from '@zielona-fala/service-kit/process';
import request from 'supertest';
import { SHELL_CONFIG } from '../server/config.ts';
import { type Shell, type ShellSite, startShellSite } from './shell-site.ts';
import { SOME_SETTINGS } from './some-settings.ts';

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

test('whoever finds a hole reads where to report it, for a while that has not passed', async () => {
  const read = async (shell: Shell) => {
    const { text, headers } = await request(shell).get('/.well-known/security.txt').expect(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    return Object.fromEntries(
      text
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    );
  };
  const fields = await read(app);
  expect(fields).toEqual({
    Contact: `mailto:${SOME_SETTINGS.OPERATOR_EMAIL}`,
    Expires: expect.any(String),
    'Preferred-Languages': 'pl, en, de',
    Canonical: 'https://portal.test/.well-known/security.txt',
  });
  const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
  const SECURITY_CONTACT = 'https://portal.test/report';
  expect(await read(site.shell({ settings: { SECURITY_CONTACT } }))).toMatchObject({
    Contact: SECURITY_CONTACT,
  });
  expect(() => site.shell({ settings: { SECURITY_CONTACT: 'javascript:alert(1)' } })).toThrow(
    'SECURITY_CONTACT',
  );
});

test('a configuration that lacks something is refused by name', () => {
  expect(() => readConfig(SHELL_CONFIG, { PORT: '1' })).toThrow(/GATEWAY_URL/);
});
