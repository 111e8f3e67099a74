import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { type Shell, type ShellSite, startShellSite } from './shell-site.ts';

let site: ShellSite;
let app: Shell;

beforeAll(async () => {
  site = await startShellSite({
    'main.0a1b2c3d.js': 'let a;'.repeat(1000),
    'builds/latest.json': '{"id":"abc"}',
  });
  app = site.shell();
});
afterAll(() => site.stop());

test('hashed files last for ever, the build id is asked for each time', async () => {
  expect((await request(app).get('/main.0a1b2c3d.js')).headers['cache-control']).toContain('immutable');
  const latest = await request(app).get('/builds/latest.json');
  expect(latest.body).toEqual({ id: 'abc' });
  expect(latest.headers['cache-control']).toBe('no-cache');
});

test('a file does not carry the policy of pages, and the template of the page is not a file', async () => {
  const { headers } = await request(app).get('/main.0a1b2c3d.js');
  expect(headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  const template = await request(app).get('/index.html');
  expect([template.status, template.text.includes('<!--head-->')]).toEqual([404, false]);
  expect(template.headers['content-security-policy']).toContain('script-src');
});

test.each([
  ['a page', '/polityka-prywatnosci', 200],
  ['a page that is not there', '/en/nothing', 404],
  ['a file', '/main.0a1b2c3d.js', 200],
  ['the list of remotes', '/remotes.json', 200],
  ['a call that nobody answers', '/api/v1/auth/valid', 503],
])('%s keeps browsers on https for a year', async (_what, path, status) => {
  const answer = await request(app).get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  });
});

test('large files travel compressed', async () => {
  const { headers } = await request(app).get('/main.0a1b2c3d.js').set('accept-encoding', 'br, gzip');
  expect(headers['content-encoding']).toBe('br');
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
