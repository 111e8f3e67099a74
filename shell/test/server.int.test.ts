import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import request from 'supertest';
import { createShellServer } from '../server/app.ts';
import { readConfig } from '../server/config.ts';

const PAGE = '<!doctype html><html lang="pl"><head><!--head--></head><body></body></html>';

let distDir: string;
let gateway: Server;
let app: ReturnType<typeof createShellServer>;

const configFor = (gatewayUrl: string, more: NodeJS.ProcessEnv = {}) =>
  readConfig({
    ...more,
    PORT: '8080',
    PROBE_PORT: '8081',
    GATEWAY_URL: gatewayUrl,
    PUBLIC_URL: 'https://portal.test/',
    REMOTE_PUBLIC_URL: 'https://public.test',
    REMOTE_AUTH_URL: 'https://auth.test/',
    REMOTE_DASHBOARD_URL: 'https://dashboard.test',
  });

const serverFor = (gatewayUrl: string, more?: NodeJS.ProcessEnv) =>
  createShellServer({ config: configFor(gatewayUrl, more), log: pino({ level: 'silent' }), distDir });

beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'shell-dist-'));
  await mkdir(join(distDir, 'builds'));
  await writeFile(join(distDir, 'index.html'), PAGE);
  await writeFile(join(distDir, 'builds/latest.json'), '{"id":"abc"}');
  await writeFile(join(distDir, 'main.0a1b2c3d.js'), 'let a;'.repeat(1000));
  gateway = createServer((incoming, answer) => {
    answer.setHeader('content-type', 'application/json');
    const { 'x-request-id': id, 'x-forwarded-for': callers } = incoming.headers;
    answer.end(JSON.stringify({ url: incoming.url, id, callers }));
  });
  await new Promise<void>((resolve) => gateway.listen(0, resolve));
  app = serverFor(`http://localhost:${(gateway.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await new Promise((resolve) => gateway.close(resolve));
  await rm(distDir, { recursive: true });
});

test.each([
  [{ cookie: 'i18n_redirected=de' }, '/de'],
  [{ 'accept-language': 'en-GB,en;q=0.9' }, '/en'],
  [{ cookie: 'i18n_redirected=en', 'accept-language': 'de' }, '/en'],
])('the start page redirects by cookie, then by the browser: %j', async (headers, location) => {
  const answer = await request(app).get('/').set(headers);
  expect(answer.status).toBe(302);
  expect(answer.headers.location).toBe(location);
  expect(answer.headers.vary).toBe('Cookie, Accept-Language');
});

test.each([{ cookie: 'i18n_redirected=pl', 'accept-language': 'de' }, { 'accept-language': 'fr' }])(
  'the start page is Polish otherwise: %j',
  async (headers) => {
    const answer = await request(app).get('/').set(headers);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<html lang="pl">');
  },
);

test('only the start page redirects', async () => {
  const answer = await request(app).get('/news').set('cookie', 'i18n_redirected=de');
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('<html lang="pl">');
});

test('a page without a language follows the cookie', async () => {
  const answer = await request(app).get('/dashboard/home').set('cookie', 'i18n_redirected=de');
  expect(answer.text).toContain('<html lang="de">');
  expect(answer.text).toContain('noindex');
});

test('a public page carries its title, description, canonical address and alternates', async () => {
  const { text } = await request(app).get('/de/login');
  expect(text).toContain('<title>Anmelden · Grüne Welle</title>');
  expect(text).toMatch(/<meta name="description" content=".{30,}">/);
  expect(text).toContain('<link rel="canonical" href="https://portal.test/de/login">');
  expect(text).toContain('<link rel="alternate" hreflang="pl" href="https://portal.test/zaloguj">');
});

test.each(['/nope', '/en/nope', '/dashboard/nope'])('%s answers 404 with the page', async (path) => {
  const answer = await request(app).get(path);
  expect(answer.status).toBe(404);
  expect(answer.text).toContain('<html');
});

test('a crawler gets the status of an unknown page and no page', async () => {
  const answer = await request(app).get('/nope').set('user-agent', 'Googlebot/2.1');
  expect(answer.status).toBe(404);
  expect(answer.text).toBe('');
});

test('a language before the dashboard sets the cookie and redirects', async () => {
  const answer = await request(app).get('/en/dashboard/tests?limit=5');
  expect(answer.status).toBe(302);
  expect(answer.headers.location).toBe('/dashboard/tests?limit=5');
  expect(answer.headers['set-cookie']?.[0]).toMatch(/^i18n_redirected=en; Max-Age=31536000; Path=\/;/);
});

test('remotes.json names the configured remotes', async () => {
  const { body } = await request(app).get('/remotes.json');
  expect(body.remotes).toContainEqual({ name: 'auth', manifest: 'https://auth.test/mf-manifest.json' });
  expect(body.remotes).toHaveLength(3);
});

test('the policy lets in the remotes and nothing unsafe', async () => {
  const policy = (await request(app).get('/news')).headers['content-security-policy'] ?? '';
  const scripts = policy.split(';').find((directive) => directive.startsWith('script-src'));
  expect(scripts).toContain('https://dashboard.test');
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('*');
});

test('hashed files last for ever, the build id is asked for each time', async () => {
  expect((await request(app).get('/main.0a1b2c3d.js')).headers['cache-control']).toContain('immutable');
  const latest = await request(app).get('/builds/latest.json');
  expect(latest.body).toEqual({ id: 'abc' });
  expect(latest.headers['cache-control']).toBe('no-cache');
});

test('sitemaps are files with alternates', async () => {
  const { text, headers } = await request(app).get('/de/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect(text).toContain('<loc>https://portal.test/de/registrieren</loc>');
  expect(text).toContain('hreflang="pl" href="https://portal.test/zarejestruj"');
});

test('the API passes through whole, with the request id', async () => {
  const { body, headers } = await request(app)
    .get('/api/v1/tests/B?limit=5')
    .set('x-request-id', 'request-0001');
  expect(body).toMatchObject({ url: '/api/v1/tests/B?limit=5', id: 'request-0001' });
  expect(headers['x-request-id']).toBe('request-0001');
});

test.each([undefined, '203.0.113.7', '203.0.113.7, 198.51.100.1'])(
  'the gateway learns the address of whoever called, behind what they say: %s',
  async (said) => {
    const call = request(app).get('/api/v1/tests/B');
    if (said !== undefined) call.set('x-forwarded-for', said);
    const callers: string[] = (await call).body.callers.split(', ');
    expect(callers.at(-1)).toMatch(/^(::ffff:)?127\.0\.0\.1$|^::1$/);
    expect(callers.slice(0, -1)).toEqual(said?.split(', ') ?? []);
  },
);

test.each([
  '/account/activate/secret',
  '/en/account/activate/secret',
  '/account/reset-password/secret?a=secret',
])('no token of a mailed link stands in the log: %s', async (path) => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  await request(createShellServer({ config: configFor('http://localhost:9'), log, distDir })).get(path);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('secret');
});

test('a gateway that is down is a 503 that says when to come back', async () => {
  const answer = await request(serverFor('http://localhost:9')).get('/api/v1/tests/B');
  expect(answer.status).toBe(503);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.headers['retry-after']).toBe('5');
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'unavailable', instance: '/api/v1/tests/B' });
});

test('a configuration that lacks something is refused by name', () => {
  expect(() => readConfig({ PORT: '1' })).toThrow(/GATEWAY_URL/);
});

test('large files travel compressed', async () => {
  const { headers } = await request(app).get('/main.0a1b2c3d.js').set('accept-encoding', 'br, gzip');
  expect(headers['content-encoding']).toBe('br');
});

test('pictures and films may come from a content delivery network, and from nowhere else', async () => {
  const remote = serverFor('http://localhost:9', { MEDIA_BASE_URL: 'https://cdn.test/media' });
  const policyOf = async (server: typeof app) =>
    (await request(server).get('/news')).headers['content-security-policy'] ?? '';
  expect(await policyOf(remote)).toMatch(
    /img-src 'self' .*https:\/\/cdn\.test;media-src 'self' https:\/\/cdn\.test;/,
  );
  expect(await policyOf(app)).toContain("media-src 'self';");
});
