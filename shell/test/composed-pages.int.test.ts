import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { LOCALE_COOKIE } from '@zielona-fala/contracts';
import { branchTokens, textToken } from '@zielona-fala/contracts/portal';
import { type HttpServer, startHttpServer } from '@zielona-fala/service-kit/process';
import request from 'supertest';
import { type Shell, type ShellSite, startShellSite } from './shell-site.ts';
import { SOME_ROUTES } from './some-routes.ts';

const TEMPLATE =
  '<!doctype html><html lang="pl"><head><!--head--></head><body><div id="root"><!--frame--></div><!--data--></body></html>';
const FRAME = `
  module.exports = {
    build: 'shell1',
    texts: { pl: { 'a.b': 'tekst' }, en: {}, de: {} },
    PAGE_MARK: '<!--page-->',
    renderFrame: async ({ path, heading }) =>
      '<header>' + path + '</header><main>' + (heading ? '<h1>' + heading + '</h1>' : '<!--page-->') + '</main>',
  };`;
const FILES = {
  build: 'shell1',
  entries: ['main.js'],
  scripts: ['start.js'],
  styles: ['main.css'],
  store: { scripts: ['store.js'], styles: ['store.css'] },
  css: 'body{margin:0}',
};
const PATH = '/polityka-prywatnosci';

let site: ShellSite;
let gateway: HttpServer;
let answers: Readonly<Record<string, unknown>>;

/** What a build of a remote puts out of which one page is rendered. */
function build(id: string, html: string, css = '.news{color:red}') {
  const page = `/fragments/news.pl.${id}.json`;
  const name = (file: string) => file.slice(1);
  return {
    '/fragments.json': {
      format: 2,
      remote: 'public',
      build: id,
      remoteEntry: `remoteEntry.${id}.js`,
      pages: { pl: { [PATH]: name(page) }, en: {}, de: {} },
    },
    [page]: {
      format: 2,
      build: id,
      html,
      css,
      styles: [`news.${id}.css`],
      scripts: [`remoteEntry.${id}.js`, `news.${id}.js`],
      structuredData: [{ '@type': 'Article', author: textToken('operator.name') }],
      messages: { 'public.news': [{ type: 0, value: 'Aktualności' }] },
    },
  };
}

const startShell = (freshMs = -1) =>
  site.shell({
    settings: {
      GATEWAY_URL: `http://localhost:${gateway.port}`,
      REMOTE_PUBLIC_URL: 'https://public.test',
      REMOTE_PUBLIC_INTERNAL_URL: site.remotes.public.url,
    },
    routesFreshMs: freshMs,
    factsFreshMs: -1,
  });

const MAX_TRIES = 50;

/** Asks until the page says it: what others tell is asked for behind the caller's back. */
async function askUntil(shell: Shell, said: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const { text } = await request(shell).get(PATH);
    if (text.includes(said) || tries === MAX_TRIES) return text;
  }
}

const bodyOf = (page: string): string => /<div id="root">(.*)<\/div><script/s.exec(page)?.[1] ?? '';
const dataOf = (page: string) => JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(page)?.[1] ?? 'null');

beforeEach(async () => {
  site = await startShellSite({
    'index.html': TEMPLATE,
    '.server/files.json': JSON.stringify(FILES),
    '.server/frame.cjs': FRAME,
    '.server/inline-head.js': 'applyChoices()',
    '.server/inline-ahead.js': 'askAhead()',
    '.server/inline-end.js': 'start()',
  });
  answers = {};
  gateway = await startHttpServer(({ url = '' }, response) => {
    const document = answers[url.split('?')[0] ?? ''];
    response.writeHead(document ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify(document ?? {}));
  }, 0);
});
afterEach(async () => {
  await gateway.stop();
  await site.stop();
});

test('a page reads without scripts: the frame, in it the page that the remote rendered, with ways to other pages', async () => {
  site.remotes.public.put(build('aa', `<h1>Nowości</h1><a href="${textToken('href:login')}">Wejdź</a>`));
  const { text } = await request(startShell()).get(PATH);
  expect(bodyOf(text)).toBe(
    '<header>/polityka-prywatnosci</header><main><h1>Nowości</h1><a href="/zaloguj">Wejdź</a></main>',
  );
});

test('a page names at once all scripts that it needs, and carries what they would ask for', async () => {
  site.remotes.public.put(build('aa', '<h1>Nowości</h1>'));
  const { text } = await request(startShell()).get(PATH);
  expect(text).toContain(
    '<script data-entries="/main.js" data-scripts="/start.js https://public.test/remoteEntry.aa.js https://public.test/news.aa.js" data-styles="">',
  );
  expect(text).not.toContain('rel="preload"');
  expect(dataOf(text)).toMatchObject({
    locale: 'pl',
    rendered: PATH,
    texts: { shell: { 'a.b': 'tekst' }, public: { 'public.news': [{ type: 0, value: 'Aktualności' }] } },
    entries: { public: 'https://public.test/remoteEntry.aa.js' },
  });
});

test('style sheets stand in the page, allowed by their hashes alone, and nothing fetches them again', async () => {
  site.remotes.public.put(build('aa', '<h1>Nowości</h1>', '.a{background:url(x.svg)}'));
  const { text, headers } = await request(startShell()).get(PATH);
  const policy = headers['content-security-policy'] ?? '';
  const styles = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = '']) => style);
  expect(styles).toEqual(['body{margin:0}', '.a{background:url(https://public.test/x.svg)}']);
  for (const style of styles)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(policy).not.toContain('unsafe');
  expect(text).toContain('<style data-files="https://public.test/news.aa.css">');
  expect(text).not.toContain('rel="stylesheet"');
});

test('of scripts, those of the build that stand in the page are allowed by their hashes alone', async () => {
  site.remotes.public.put(build('aa', '<h1>Nowości</h1>'));
  const { text, headers } = await request(startShell()).get(PATH);
  const scripts = [...text.matchAll(/<script(?: data-[^>]*)?>(.*?)<\/script>/gs)].map(
    ([, script = '']) => script,
  );
  expect(scripts).toEqual(['applyChoices()', 'start()']);
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect(headers['content-security-policy']).toContain(`script-src ${hashes.join(' ')} 'self'`);
});

test('the way in with Google stands in the HTML while it is switched on', async () => {
  const [on, off] = [branchTokens('google-sign-in', 'on'), branchTokens('google-sign-in', 'off')];
  site.remotes.public.put(build('aa', `<p>${on[0]}Google${on[1]}${off[0]}hasło${off[1]}</p>`));
  answers = { '/api/v1/featureFlags': [{ name: 'google-sign-in' }] };
  const shell = startShell();
  expect(bodyOf(await askUntil(shell, '<p>Google</p>'))).not.toContain('hasło');
  answers = { '/api/v1/featureFlags': [] };
  expect(bodyOf(await askUntil(shell, '<p>hasło</p>'))).not.toContain('Google');
});

test('facts are filled in once they are known; until then the wording holds that is true without them', async () => {
  const [own, unknown] = [branchTokens('bank.source', 'own'), branchTokens('bank.source', 'unknown')];
  const html = `<p>${own[0]}${textToken('bank.questions')} naszych pytań${own[1]}${unknown[0]}pytania${unknown[1]}</p>`;
  site.remotes.public.put(build('aa', html));
  const shell = startShell();
  const before = await request(shell).get(PATH);
  expect(bodyOf(before.text)).toContain('<main><p>pytania</p></main>');
  expect(dataOf(before.text).facts).toMatchObject({ bank: null, operator: { name: 'Jan Testowy' } });
  expect(before.text).toContain('"@context":"https://schema.org","@type":"Article","author":"Jan Testowy"');

  const bank = { source: 'own', questions: 12_345, withExplanation: 12_345 };
  answers = { '/api/v1/tests/bank': bank };
  const after = await askUntil(shell, 'naszych');
  expect(bodyOf(after)).toContain('<main><p>12\u00a0345 naszych pytań</p></main>');
  expect(dataOf(after).facts.bank).toEqual(bank);
  expect(before.headers.etag).not.toBe((await request(shell).get(PATH)).headers.etag);
});

test('a page is of one build: the last one stays until the next one is there whole, and while the remote is down', async () => {
  site.remotes.public.put(build('aa', '<h1>Build aa</h1>'));
  const shell = startShell();
  expect((await request(shell).get(PATH)).text).toContain('Build aa');

  const next = build('bb', '<h1>Build bb</h1>');
  site.remotes.public.put({ '/fragments.json': next['/fragments.json'] });
  for (let asked = 0; asked < 3; asked += 1) {
    const { text } = await request(shell).get(PATH);
    expect([text.includes('Build aa'), dataOf(text).entries.public]).toEqual([
      true,
      'https://public.test/remoteEntry.aa.js',
    ]);
  }
  site.remotes.public.put(next);
  const renewed = await askUntil(shell, 'Build bb');
  expect(dataOf(renewed).entries.public).toBe('https://public.test/remoteEntry.bb.js');
  expect(renewed).not.toContain('news.aa.js');

  await site.remotes.public.stop();
  expect((await request(shell).get(PATH)).text).toContain('Build bb');
});

test('a page that a remote lists and cannot give is not asked for with each request', async () => {
  const { '/fragments.json': list, ...pages } = build('aa', '<h1>Nowości</h1>');
  site.remotes.public.put({ '/fragments.json': list });
  const shell = startShell(60_000);
  for (let asked = 0; asked < 3; asked += 1)
    expect(dataOf((await request(shell).get(PATH)).text).rendered).toBeNull();
  const [page = ''] = Object.keys(pages);
  expect(site.remotes.public.asked(page)).toBe(1);
});

test('a fragment of another build than the list says is not shown', async () => {
  const files = build('aa', '<h1>Build aa</h1>');
  const page = '/fragments/news.pl.aa.json';
  site.remotes.public.put({ ...files, [page]: { ...(files[page] as object), build: 'zz' } });
  const { status, text } = await request(startShell()).get(PATH);
  expect([status, bodyOf(text), dataOf(text).rendered]).toEqual([200, '', null]);
});

test('a remote that has rendered nothing yet leaves its pages to the browser', async () => {
  const { status, text } = await request(startShell()).get(PATH);
  expect([status, bodyOf(text), dataOf(text).rendered]).toEqual([200, '', null]);
  expect(text).toContain('<script defer src="/main.js">');
});

test('a frame that cannot be rendered leaves the page to the browser', async () => {
  site.remotes.public.put(build('aa', '<h1>Nowości</h1>'));
  await site.put({ '.server/frame.cjs': FRAME.replace('=>', '=> oops +') });
  const { status, text } = await request(startShell()).get(PATH);
  expect([status, bodyOf(text), dataOf(text).rendered]).toEqual([200, '', null]);
});

test('an unknown page reads without scripts too', async () => {
  const { status, text } = await request(startShell()).get('/nope');
  expect([status, bodyOf(text)]).toEqual([404, '<header>/nope</header><main><!--page--></main>']);
});

test('who has the page already is told so', async () => {
  site.remotes.public.put(build('aa', '<h1>Nowości</h1>'));
  const shell = startShell();
  const { headers } = await request(shell).get(PATH);
  expect(
    (
      await request(shell)
        .get(PATH)
        .set('If-None-Match', headers.etag ?? '')
    ).status,
  ).toBe(304);
});

/** The topics as a collection, one of which is rendered. */
function collected() {
  const { topic, ...pages } = SOME_ROUTES.public.pages;
  site.remotes.public.tell({ ...SOME_ROUTES.public, pages: { ...pages, topic: { ...topic, open: true } } });
  const { '/fragments.json': index, '/fragments/news.pl.aa.json': page } = build('aa', '<h1>Znaki</h1>');
  const { css, styles, scripts, messages, ...rendered } = page as Record<string, unknown>;
  site.remotes.public.put({
    '/fragments.json': {
      ...index,
      pages: {
        pl: { '/temat/znaki': 'fragments/znaki.json', '/temat/abs': 'fragments/abs.json' },
        en: {},
        de: {},
      },
    },
    '/fragments/znaki.json': { ...rendered, parts: 'fragments/parts.json' },
    '/fragments/abs.json': { ...rendered, html: '<h1>ABS</h1>', parts: 'fragments/parts.json' },
    '/fragments/parts.json': { css, styles, scripts, messages },
  });
}

test('a page for the signed-in begins with its title within the frame, in the language of the reader', async () => {
  const shell = startShell();
  const pageIn = (locale: string) =>
    request(shell).get('/dashboard/home').set('cookie', `${LOCALE_COOKIE}=${locale}`).expect(200);
  const { text, headers } = await pageIn('de');
  expect(bodyOf(text)).toBe('<header>/dashboard/home</header><main><h1>home</h1></main>');
  expect(dataOf(text)).toMatchObject({ locale: 'de', rendered: '/dashboard/home', heading: 'home' });
  expect(headers.vary).toContain('Cookie');
  expect(dataOf((await pageIn('en')).text)).toMatchObject({ locale: 'en', heading: 'home' });
});

test('it restores the session at once; pages for everybody do not', async () => {
  site.remotes.public.put(build('aa', '<h1>Nowości</h1>'));
  const shell = startShell();
  const { text, headers } = await request(shell).get('/dashboard/home').expect(200);
  expect(text).toContain('<script>askAhead()</script>');
  const hash = createHash('sha256').update('askAhead()').digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect((await request(shell).get(PATH)).text).not.toContain('askAhead()');
});

test('it names what its remote tells that it needs, and what shows the learner in the frame', async () => {
  site.remotes.dashboard.put({
    '/fragments.json': {
      format: 2,
      remote: 'dashboard',
      build: 'aa',
      remoteEntry: 'remoteEntry.aa.js',
      pages: { pl: {}, en: {}, de: {} },
      files: {
        pl: { '/dashboard/home': { scripts: ['home.aa.js', 'pl.aa.js'], styles: ['home.aa.css'] } },
        en: {},
        de: {},
      },
    },
  });
  const { url } = site.remotes.dashboard;
  const { text } = await request(startShell()).get('/dashboard/home').set('cookie', `${LOCALE_COOKIE}=pl`);
  expect(text).toContain(
    `<script data-entries="/main.js" data-scripts="/start.js /store.js ${url}/home.aa.js ${url}/pl.aa.js" data-styles="/store.css ${url}/home.aa.css">`,
  );
});

const instancesIn = (page: string): unknown => dataOf(page).routes.remotes.public.topic.instances;

test('pages of a collection share the file with what they have in common, and do not carry the names of the others', async () => {
  collected();
  const shell = startShell(60_000);
  const { text } = await request(shell).get('/temat/znaki').expect(200);
  const { text: other } = await request(shell).get('/temat/abs').expect(200);
  expect(bodyOf(text)).toContain('<h1>Znaki</h1>');
  expect(bodyOf(other)).toContain('<h1>ABS</h1>');
  expect(text).toContain('news.aa.js');
  expect(site.remotes.public.asked('/fragments/parts.json')).toBe(1);
  expect([instancesIn(text), instancesIn(other)]).toEqual([undefined, undefined]);
});

test('a word that names none of a collection leads to no page, on the server and by the routes that come with it', async () => {
  collected();
  const { text } = await request(startShell(60_000)).get('/temat/nic').expect(404);
  expect(instancesIn(text)).toHaveProperty('abs');
});

test('the heads of a collection are told one by one', async () => {
  collected();
  const shell = startShell(60_000);
  const { body: all } = await request(shell).get('/heads/pl.json').expect(200);
  expect(all.pages.public).not.toHaveProperty('topic/abs');
  const { body: one } = await request(shell).get('/heads/pl.json?instance=topic/abs').expect(200);
  expect(one.pages.public['topic/abs'].title).toBe('Układ ABS');
  expect(one.pages.public).not.toHaveProperty('topic/signs');
});
