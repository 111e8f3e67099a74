import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { type Shell, type ShellSite, startShellSite } from './shell-site.ts';

let site: ShellSite;
let app: Shell;

beforeAll(async () => {
  site = await startShellSite();
  app = site.shell();
});
afterAll(() => site.stop());

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

test('the start page of a language, asked for with a slash, keeps its language where no cookie names another', async () => {
  const cookiesOf = async (path: string, cookie = '') =>
    (await request(app).get(path).set('cookie', cookie)).headers['set-cookie'];
  expect(await cookiesOf('/en/')).toEqual([expect.stringMatching(/^i18n_redirected=en; Max-Age=31536000;/)]);
  expect(await cookiesOf('/en/', 'i18n_redirected=de')).toBeUndefined();
  expect(await cookiesOf('/en/login/')).toBeUndefined();
  expect(await cookiesOf('/pl/')).toBeUndefined();
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

test('a language before the dashboard sets the cookie and redirects', async () => {
  const answer = await request(app).get('/en/dashboard/tests?limit=5');
  expect(answer.status).toBe(302);
  expect(answer.headers.location).toBe('/dashboard/tests?limit=5');
  expect(answer.headers['set-cookie']?.[0]).toMatch(/^i18n_redirected=en; Max-Age=31536000; Path=\/;/);
});

test('an address that cannot be decoded, or leads out of the site, is a page that is not there', async () => {
  for (const path of ['/%E0%A4%A', '/de/%FF', '/dashboard/%', '/..%2f..%2fpackage.json']) {
    const { status, type, text } = await request(app).get(path);
    expect([path, status, type, text.includes(import.meta.dirname)]).toEqual([path, 404, 'text/html', false]);
  }
});
