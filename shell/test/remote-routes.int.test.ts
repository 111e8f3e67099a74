import { afterEach, beforeEach, expect, test } from '@jest/globals';
import request from 'supertest';
import { type Shell, type ShellSite, startShellSite } from './shell-site.ts';
import { SOME_ROUTES } from './some-routes.ts';

let site: ShellSite;

const TIPS = {
  paths: '/dashboard/tips',
  audience: 'active',
  frame: 'dashboard',
  head: Object.fromEntries(
    ['pl', 'en', 'de'].map((locale) => [
      locale,
      { title: `Tips <${locale}>`, description: `Tips for the theory exam, told in ${locale}` },
    ]),
  ),
};
const WITH_TIPS = {
  ...SOME_ROUTES.dashboard,
  pages: { ...SOME_ROUTES.dashboard.pages, 'dashboard-tips': TIPS },
};

/** A shell that takes what remotes told for old at once, unless told otherwise. */
const startShell = (routesFreshMs = -1) => site.shell({ routesFreshMs });

const MAX_TRIES = 50;

/** Asks until the answer has the status: routes are asked for behind the caller's back. */
async function askUntil(shell: Shell, path: string, status: number) {
  for (let tries = 1; ; tries += 1) {
    const answer = await request(shell).get(path);
    if (answer.status === status || tries === MAX_TRIES) return answer;
  }
}

beforeEach(async () => {
  site = await startShellSite();
});
afterEach(() => site.stop());

test('a page that a remote adds is served with its head, without a new shell', async () => {
  const shell = startShell();
  expect((await request(shell).get('/dashboard/tips')).status).toBe(404);
  site.remotes.dashboard.tell(WITH_TIPS);
  const { status, text } = await request(shell).get('/dashboard/tips');
  expect(status).toBe(200);
  expect(text).toContain('<title>Tips &lt;pl&gt; · Zielona Fala</title>');
  expect(text).toContain('<meta name="robots" content="noindex">');
});

test('the browser gets the routes in the page, all but the texts for the HTML, and nothing ends their element', async () => {
  site.remotes.dashboard.tell({
    ...WITH_TIPS,
    pages: { 'dashboard-tips': { ...TIPS, menu: { menus: ['tabs'], order: 1, label: inEach('</script>') } } },
  });
  const { text } = await request(startShell()).get('/news');
  const [, written] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(text) ?? [];
  const { remotes: routes } = JSON.parse(written ?? '').routes;
  expect(routes.dashboard['dashboard-tips']).toEqual({
    paths: '/dashboard/tips',
    audience: 'active',
    frame: 'dashboard',
    menu: { menus: ['tabs'], order: 1, label: inEach('</script>') },
  });
  const { body } = await request(startShell()).get('/routes.json');
  expect(body.remotes).toEqual(routes);
});

test('what a remote told last is kept while it is down', async () => {
  const shell = startShell();
  await request(shell).get('/en/login');
  await site.remotes.auth.stop();
  expect((await request(shell).get('/en/login')).status).toBe(200);
  expect((await request(shell).get('/en/login')).text).toContain('<title>Sign in · Green Wave</title>');
});

test('a remote that has never told its routes is unavailable, not missing, and comes back by itself', async () => {
  site.remotes.auth.tell(null);
  const shell = startShell();
  const answer = await request(shell).get('/de/login');
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.text).toContain('<html lang="de">');
  expect(answer.text).toContain('<title>Gerade nicht verfügbar · Grüne Welle</title>');
  expect((await request(shell).get('/dashboard/home')).status).toBe(200);
  expect((await request(shell).get('/nope')).status).toBe(404);
  expect((await request(shell).get('/sitemap.xml')).status).toBe(503);
  const crawler = await request(shell).get('/de/login').set('user-agent', 'Googlebot/2.1');
  expect([crawler.status, crawler.text]).toEqual([503, '']);
  site.remotes.auth.tell(SOME_ROUTES.auth);
  expect((await askUntil(shell, '/de/login', 200)).text).toContain('<title>Anmelden · Grüne Welle</title>');
  expect((await request(shell).get('/sitemap.xml')).status).toBe(200);
});

test('whoever reloads on the way to a page of an unavailable remote waits, and is led on once its routes are known', async () => {
  site.remotes.auth.tell(null);
  const shell = startShell();
  const waiting = await request(shell).get('/account?page=login').set('cookie', 'i18n_redirected=de');
  expect([waiting.status, waiting.headers['retry-after']]).toEqual([503, '5']);
  expect(waiting.text).toContain('<title>Gerade nicht verfügbar · Grüne Welle</title>');
  site.remotes.auth.tell(SOME_ROUTES.auth);
  await askUntil(shell, '/de/login', 200);
  const led = await request(shell).get('/account?page=login').set('cookie', 'i18n_redirected=de');
  expect([led.status, led.headers.location]).toEqual([302, '/de/login']);
  const home = await request(shell).get('/?page=home').set('cookie', 'i18n_redirected=de');
  expect([home.status, home.headers.location]).toEqual([302, '/']);
  expect((await request(shell).get('/account?page=nope')).status).toBe(404);
});

test.each([
  ['another format', { ...SOME_ROUTES.dashboard, format: 2 }],
  ['the routes of another remote', SOME_ROUTES.auth],
  [
    'a path below the prefix of another remote',
    { ...WITH_TIPS, pages: { 'dashboard-tips': { ...TIPS, paths: '/account/tips' } } },
  ],
  ['a page without a head', { ...WITH_TIPS, pages: { 'dashboard-tips': { ...TIPS, head: undefined } } }],
  [
    'a path that nothing can match',
    { ...WITH_TIPS, pages: { ...WITH_TIPS.pages, broken: { ...TIPS, paths: '/dashboard/:' } } },
  ],
  ['a page name that is none', { ...WITH_TIPS, pages: { ...WITH_TIPS.pages, Broken: TIPS } }],
  ['nonsense', 'nonsense'],
])('%s is refused, and what was told before stays', async (_what, told) => {
  const shell = startShell();
  await request(shell).get('/dashboard/home');
  site.remotes.dashboard.tell(told);
  const before = site.remotes.dashboard.asked();
  expect((await request(shell).get('/dashboard/tips')).status).toBe(404);
  expect(site.remotes.dashboard.asked()).toBeGreaterThan(before);
  expect((await request(shell).get('/dashboard/home')).status).toBe(200);
});

test('what a newer remote says beyond the format is left aside', async () => {
  site.remotes.dashboard.tell({
    ...WITH_TIPS,
    since: 2,
    pages: { 'dashboard-tips': { ...TIPS, mood: 'calm' } },
  });
  const { body } = await request(startShell()).get('/routes.json');
  expect(body.remotes.dashboard).toEqual({
    'dashboard-tips': { paths: '/dashboard/tips', audience: 'active', frame: 'dashboard' },
  });
});

test('a remote that hangs does not keep the pages of others waiting', async () => {
  site.remotes.auth.tell(null);
  const shell = startShell();
  await request(shell).get('/dashboard/home');
  const question = site.remotes.auth.hang();
  expect((await request(shell).get('/dashboard/home')).status).toBe(200);
  expect((await question).destroyed).toBe(false);
});

test('a remote is asked once in a while, not for each page', async () => {
  const shell = startShell(60_000);
  await Promise.all([1, 2, 3].map(() => request(shell).get('/dashboard/home')));
  await request(shell).get('/en/login');
  expect(site.remotes.dashboard.asked()).toBe(1);
});

function inEach(text: string) {
  return { pl: text, en: text, de: text };
}
