import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type App,
  createLog,
  createMetrics,
  type HttpServer,
  type Log,
  readConfig,
  startHttpServer,
} from '@zielona-fala/service-kit/process';
import type { ProxyTimeouts } from '@zielona-fala/service-kit/proxy';
import request from 'supertest';
import { createApp } from '../server/app.ts';
import { SHELL_CONFIG, toShellConfig } from '../server/config.ts';
import { type LocalRemote, startRemote } from './local-remote.ts';
import { SOME_ROUTES } from './some-routes.ts';
import { SOME_SETTINGS } from './some-settings.ts';

const PAGE = '<!doctype html><html lang="pl"><head><!--head--></head><body></body></html>';

let distDir: string;
let gateway: Server;
let remotes: readonly LocalRemote[];
let app: App['http'];

const SETTINGS = {
  ...SOME_SETTINGS,
  PUBLIC_URL: 'https://portal.test/',
};

const remoteSettings = () => ({
  REMOTE_PUBLIC_URL: remotes[0]?.url,
  REMOTE_AUTH_URL: `${remotes[1]?.url}/`,
  REMOTE_DASHBOARD_URL: remotes[2]?.url,
});

interface Differences {
  readonly settings?: Readonly<Record<string, string>>;
  readonly log?: Log;
  readonly gatewayTimeouts?: ProxyTimeouts;
}

function serverFor(gatewayUrl: string, { settings, log, ...options }: Differences = {}): App['http'] {
  const config = readConfig(SHELL_CONFIG, {
    ...SETTINGS,
    ...remoteSettings(),
    GATEWAY_URL: gatewayUrl,
    ...settings,
  });
  const parts = { log: log ?? createLog('shell', 'silent'), metrics: createMetrics() };
  return createApp(toShellConfig(config), parts, { distDir, ...options }).http;
}

beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'shell-dist-'));
  await mkdir(join(distDir, 'builds'));
  await writeFile(join(distDir, 'index.html'), PAGE);
  await writeFile(join(distDir, 'builds/latest.json'), '{"id":"abc"}');
  remotes = await Promise.all(Object.values(SOME_ROUTES).map(startRemote));
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
  await Promise.all(remotes.map((remote) => remote.stop()));
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
  const answer = await request(app).get('/polityka-prywatnosci').set('cookie', 'i18n_redirected=de');
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('<html lang="pl">');
});

test.each([
  ['/polityka-prywatnosci/', '/polityka-prywatnosci'],
  ['/de/login//?from=%2Fa%2F&x', '/de/login?from=%2Fa%2F&x'],
  ['/en/', '/en'],
  ['/nope/', '/nope'],
  ['//evil.test/', '/evil.test'],
  ['//evil.test', '/evil.test'],
  ['/\\evil.test/', '/evil.test'],
  ['//', '/'],
])('a page has one address: %s leads to %s', async (path, location) => {
  const { status, headers } = await request(app).get(path);
  expect([status, headers.location]).toEqual([301, location]);
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

test('a form that was sent before its script ran leads back to its page, anything else is refused', async () => {
  const sent = await request(app).post('/zaloguj?redirectTo=%2Fdashboard').send('email=a').expect(303);
  expect(sent.headers.location).toBe('/zaloguj?redirectTo=%2Fdashboard');
  const refused = await request(app).put('/zaloguj').expect(405);
  expect(refused.headers.allow).toBe('GET, HEAD');
  await request(app).post('/nope').expect(405);
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

test('a page says that a crawler reads it, and to nobody else', async () => {
  const mark = '<meta name="portal-crawler">';
  const crawler = await request(app).get('/de/login').set('user-agent', 'GPTBot/1.2');
  expect([crawler.status, crawler.text.includes(mark)]).toEqual([200, true]);
  const script = await request(app).get('/de/login').set('user-agent', 'curl/8.5.0');
  expect([script.text.includes(mark), script.headers.vary]).toEqual([false, 'User-Agent, Accept-Encoding']);
});

test('the heads of all pages are there for navigation within the browser, one file for each language', async () => {
  const { body, headers } = await request(app).get('/heads/de.json');
  expect(body.siteRoot).toBe('https://portal.test');
  expect(body.pages.auth.login).toMatchObject({
    title: 'Anmelden',
    description: 'Anmelden: a description of thirty characters',
  });
  expect(body.pages.public['topic/signs'].title).toBe('Zeichen');
  expect(headers['cache-control']).toBe('no-cache');
});

test('a language before the dashboard sets the cookie and redirects', async () => {
  const answer = await request(app).get('/en/dashboard/tests?limit=5');
  expect(answer.status).toBe(302);
  expect(answer.headers.location).toBe('/dashboard/tests?limit=5');
  expect(answer.headers['set-cookie']?.[0]).toMatch(/^i18n_redirected=en; Max-Age=31536000; Path=\/;/);
});

test('remotes.json names the configured remotes', async () => {
  const { body } = await request(app).get('/remotes.json');
  expect(body.remotes).toContainEqual({ name: 'auth', manifest: `${remotes[1]?.url}/mf-manifest.json` });
  expect(body.remotes).toHaveLength(3);
});

test('this server asks remotes at addresses of its own, the browser learns the public ones alone', async () => {
  const shell = serverFor('http://localhost:9', {
    settings: {
      REMOTE_PUBLIC_URL: 'https://pages.portal.test',
      REMOTE_PUBLIC_INTERNAL_URL: `${remotes[0]?.url}/`,
      REMOTE_AUTH_URL: 'https://auth.portal.test',
      REMOTE_AUTH_INTERNAL_URL: `${remotes[1]?.url}`,
    },
  });
  expect((await request(shell).get('/polityka-prywatnosci')).status).toBe(200);
  expect((await request(shell).get('/en/login')).status).toBe(200);
  const { headers } = await request(shell).get('/dashboard/home');
  expect(headers['content-security-policy']).toContain('https://pages.portal.test');
  expect(headers['content-security-policy']).not.toContain(remotes[0]?.url);
  const { body } = await request(shell).get('/remotes.json');
  expect(body.remotes[0]).toEqual({
    name: 'public',
    manifest: 'https://pages.portal.test/mf-manifest.json',
  });
});

test('the policy lets in the remotes and nothing unsafe', async () => {
  const policy = (await request(app).get('/news')).headers['content-security-policy'] ?? '';
  const scripts = policy.split(';').find((directive) => directive.startsWith('script-src'));
  expect(scripts).toContain(remotes[2]?.url);
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('*');
});

test('hashed files last for ever, the build id is asked for each time', async () => {
  expect((await request(app).get('/main.0a1b2c3d.js')).headers['cache-control']).toContain('immutable');
  const latest = await request(app).get('/builds/latest.json');
  expect(latest.body).toEqual({ id: 'abc' });
  expect(latest.headers['cache-control']).toBe('no-cache');
});

test('a file carries none of the headers of pages, and the template of the page is not a file', async () => {
  const { headers } = await request(app).get('/main.0a1b2c3d.js');
  expect(headers['content-security-policy']).toBeUndefined();
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  const template = await request(app).get('/index.html');
  expect([template.status, template.text.includes('<!--head-->')]).toEqual([404, false]);
  expect(template.headers['content-security-policy']).toBeDefined();
});

test('sitemaps are files with alternates', async () => {
  const { text, headers } = await request(app).get('/de/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect(text).toContain('<loc>https://portal.test/de/login</loc>');
  expect(text).toContain('hreflang="pl" href="https://portal.test/zaloguj"');
});

test('each instance of a page has its own head and place in the sitemap, and there are no others', async () => {
  const { text: page } = await request(app).get('/en/topic/signs').expect(200);
  expect(page).toContain('<title>Signs · Green Wave</title>');
  expect(page).toContain('<link rel="canonical" href="https://portal.test/en/topic/signs">');
  expect(page).toContain('hreflang="de" href="https://portal.test/de/thema/zeichen"');
  expect(page).toMatch(/<meta property="og:image" content="https?:[^"]+\/social\/5\.png">/);
  const { body: heads } = await request(app).get('/heads/en.json').expect(200);
  expect(heads.pages.public['topic/signs'].picture).toMatch(/^https?:.+\/social\/5\.png$/);
  const { text: sitemap } = await request(app).get('/sitemap.xml').expect(200);
  expect(sitemap).toContain('<loc>https://portal.test/temat/znaki</loc>');
  expect(sitemap).toContain('hreflang="en" href="https://portal.test/en/topic/abs"');
  expect(sitemap).not.toContain(':topic');
  await request(app).get('/en/topic/nope').expect(404);
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
  '/account/page-of-tomorrow/secret-of-as-many-characters-as-a-token-has',
])('no token of a mailed link stands in the log: %s', async (path) => {
  const lines: string[] = [];
  const log = createLog('shell', 'info', { write: (line) => void lines.push(line) });
  await request(serverFor('http://localhost:9', { log })).get(path);
  expect(lines.join()).toContain('"msg":"request"');
  expect(lines.join()).not.toContain('secret');
});

test('a gateway that is down is a 503 that says when to come back', async () => {
  const answer = await request(serverFor('http://localhost:9')).get('/api/v1/tests/B');
  expect(answer.status).toBe(503);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.headers['retry-after']).toBe('5');
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'unavailable', instance: '/api/v1/tests/B' });
});

describe('a gateway', () => {
  const TIMEOUTS = { connect: 200, response: 200, idle: 200, reader: 5000 };
  const film = randomBytes(20_000_000);
  let slow: HttpServer;
  let portal: HttpServer;
  let url: string;

  beforeAll(async () => {
    slow = await startHttpServer((incoming, answer) => {
      if (incoming.url === '/api/half') answer.writeHead(200, { 'content-length': '10' }).write('half');
      if (incoming.url === '/media/film.mp4') answer.end(film);
      if (incoming.url === '/api/v1/users/events') {
        answer.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
        setTimeout(() => answer.end('data: last\n\n'), TIMEOUTS.idle * 3);
      }
    }, 0);
    const server = serverFor(`http://localhost:${slow.port}`, { gatewayTimeouts: TIMEOUTS });
    portal = await startHttpServer(server, 0);
    url = `http://localhost:${portal.port}`;
  });
  afterAll(async () => {
    await portal.stop();
    await slow.stop();
  });

  test('that is silent, before its answer or within it, does not hold callers for ever', async () => {
    const answer = await request(url).get('/api/none');
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'unavailable' });
    await expect(request(url).get('/api/half')).rejects.toThrow('aborted');
  });

  test('may wait long between two events of a stream', async () => {
    const { text } = await request(url).get('/api/v1/users/events').accept('text/event-stream');
    expect(text).toBe('data: first\n\ndata: last\n\n');
  });

  test('waits for a reader who pauses', async () => {
    const [answer] = (await once(get(`${url}/media/film.mp4`), 'response')) as [IncomingMessage];
    await pause(TIMEOUTS.idle * 3);
    expect(film.equals(await buffer(answer))).toBe(true);
  });
});

test('a configuration that lacks something is refused by name', () => {
  expect(() => readConfig(SHELL_CONFIG, { PORT: '1' })).toThrow(/GATEWAY_URL/);
});

test('a request that cannot be understood is refused as everywhere in the API', async () => {
  for (const path of ['/%E0%A4%A', '/..%2f..%2fpackage.json']) {
    const { status, text } = await request(app).get(path);
    expect([status < 500, text.includes(import.meta.dirname)]).toEqual([true, false]);
  }
});

test('large files travel compressed', async () => {
  const { headers } = await request(app).get('/main.0a1b2c3d.js').set('accept-encoding', 'br, gzip');
  expect(headers['content-encoding']).toBe('br');
});

test('pictures and films may come from a content delivery network, and from nowhere else', async () => {
  const remote = serverFor('http://localhost:9', { settings: { MEDIA_BASE_URL: 'https://cdn.test/media' } });
  const policyOf = async (server: typeof app) =>
    (await request(server).get('/news')).headers['content-security-policy'] ?? '';
  expect(await policyOf(remote)).toMatch(
    /img-src 'self' .*https:\/\/cdn\.test;media-src 'self' https:\/\/cdn\.test;/,
  );
  expect(await policyOf(app)).toContain("media-src 'self';");
});
