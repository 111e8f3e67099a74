import { afterEach, beforeEach } from '@jest/globals';
import { textToken } from '@zielona-fala/contracts/portal';
import { type HttpServer, startHttpServer } from '@zielona-fala/service-kit/process';
import request from 'supertest';
import { type Shell, type ShellSite, startShellSite } from './shell-site.ts';

const TEMPLATE =
  '<!doctype html><html lang="pl"><head><!--head--></head><body><div id="root"><!--frame--></div><!--data--></body></html>';
/** What renders the frame of a page. */
export const FRAME = `
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

/** The page that a remote renders. */
export const PATH = '/polityka-prywatnosci';

/** What a build of a remote puts out of which one page is rendered. */
export function build(id: string, html: string, css = '.news{color:red}') {
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

/** A built shell that renders frames, three remotes, and a gateway that is down for what nobody told it. */
export interface ComposingShell extends Pick<ShellSite, 'remotes' | 'put'> {
  /** @param freshMs how long what remotes told is not asked for again */
  start(freshMs?: number): Shell;
  /** What the gateway answers from now on, by path. */
  answer(answers: Readonly<Record<string, unknown>>): void;
}

/** Anew for each test of the file that calls it. */
export function composingShell(): ComposingShell {
  let site: ShellSite;
  let gateway: HttpServer;
  let answers: Readonly<Record<string, unknown>>;
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
  return {
    get remotes() {
      return site.remotes;
    },
    put: (files) => site.put(files),
    start: (freshMs = -1) =>
      site.shell({
        settings: {
          GATEWAY_URL: `http://localhost:${gateway.port}`,
          REMOTE_PUBLIC_URL: 'https://public.test',
          REMOTE_PUBLIC_INTERNAL_URL: site.remotes.public.url,
        },
        routesFreshMs: freshMs,
        factsFreshMs: -1,
      }),
    answer(next) {
      answers = next;
    },
  };
}

const MAX_TRIES = 50;

/** Asks until the page says it: what others tell is asked for behind the caller's back. */
export async function askUntil(shell: Shell, said: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const { text } = await request(shell).get(PATH);
    if (text.includes(said) || tries === MAX_TRIES) return text;
  }
}

/** What stands where the page's scripts take over. */
export const bodyOf = (page: string): string => /<div id="root">(.*)<\/div><script/s.exec(page)?.[1] ?? '';

/** What the page tells its scripts. */
export const dataOf = (page: string) =>
  JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(page)?.[1] ?? 'null');
