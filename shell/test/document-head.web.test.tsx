import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Locale } from '@zielona-fala/contracts';
import type { PageHeads } from '@zielona-fala/contracts/portal';
import { Link, useLocation } from '@zielona-fala/web-kit/router';
import { renderInPortal } from '@zielona-fala/web-kit/testing';
import { headOf } from '../server/html/head.ts';
import { createHeadWriter } from '../src/head/head-writer.ts';
import { createHeadBook } from '../src/head/page-heads.ts';
import { HeadProvider, usePageHead } from '../src/head/useDocumentHead.ts';
import { createRouteMap } from '../src/navigation/route-map.ts';
import { NotFoundPage } from '../src/pages/NotFoundPage.tsx';
import { SOME_PAGES } from './some-routes.ts';

const SITE = 'https://portal.test';
const map = createRouteMap(SOME_PAGES);

const headsIn = (locale: Locale): PageHeads => ({
  siteRoot: SITE,
  pages: Object.fromEntries(
    Object.entries(SOME_PAGES).map(([remote, pages]) => [
      remote,
      Object.fromEntries(
        Object.entries(pages).flatMap(([name, { head, heads = {} }]) =>
          head
            ? [[name, head[locale]]]
            : Object.entries(heads).map(([instance, texts]) => [`${name}/${instance}`, texts[locale]]),
        ),
      ),
    ]),
  ),
});

const writtenAt = (path: string): string => {
  const destination = map.locate(path);
  const origin = 'https://remote.test';
  const remoteOrigins = { public: origin, auth: origin, dashboard: origin };
  const locale = destination.locale ?? 'pl';
  const structuredData = [{ '@type': 'WebPage', url: path }];
  return headOf({ destination, locale, publicUrl: SITE, remoteOrigins, structuredData });
};

/** What the document's head says of the page. */
function said() {
  const of = (selector: string, attribute = 'content') =>
    document.head.querySelector(selector)?.getAttribute(attribute) ?? null;
  return {
    title: document.title,
    description: of('meta[name=description]'),
    robots: of('meta[name=robots]'),
    canonical: of('link[rel=canonical]', 'href'),
    social: [
      of('meta[property="og:url"]'),
      of('meta[property="og:title"]'),
      of('meta[property="og:description"]'),
    ],
    alternates: [...document.head.querySelectorAll('link[rel=alternate]')].map((link) =>
      link.getAttribute('href'),
    ),
  };
}

function Page() {
  const { pathname } = useLocation();
  const destination = map.locate(pathname);
  usePageHead(book, destination, 'pl');
  return destination.kind === 'missing' ? <NotFoundPage /> : null;
}

let book: ReturnType<typeof createHeadBook>;
const fetchHeads = jest.fn(async (locale: Locale) => headsIn(locale));

/** Opens a path with the head that the server writes there, and links to the others. */
function open(path: string, ...others: string[]) {
  document.head.innerHTML = writtenAt(path);
  book = createHeadBook({ fetchHeads, onError: () => undefined });
  renderInPortal(
    <HeadProvider value={createHeadWriter(document)}>
      <Page />
      {others.map((other) => (
        <Link key={other} to={other}>
          {other}
        </Link>
      ))}
    </HeadProvider>,
    { path },
  );
}
const go = (path: string) => screen.getByRole('link', { name: path }).click();

function saidByServerAt(path: string) {
  const kept = document.head.innerHTML;
  document.head.innerHTML = writtenAt(path);
  const expected = said();
  document.head.innerHTML = kept;
  return expected;
}

beforeEach(() => {
  document.documentElement.lang = 'pl';
});
afterEach(() => {
  jest.clearAllMocks();
});

test('the page that is opened keeps the head that the server wrote, and nothing is asked for', async () => {
  open('/zaloguj');
  expect(said()).toEqual(saidByServerAt('/zaloguj'));
  expect(fetchHeads).not.toHaveBeenCalled();
});

test('navigation and another language change the whole head to what the server would write there', async () => {
  const path = ['/zaloguj', '/en/login', '/dashboard/home', '/de/thema/zeichen', '/de/thema/abs', '/'];
  open('/', ...path);
  for (const next of path) {
    go(next);
    const expected = saidByServerAt(next);
    await waitFor(() => expect(said()).toEqual(expected));
  }
  expect(fetchHeads.mock.calls.flat()).toEqual(['pl', 'en', 'de']);
  expect(said()).toMatchObject({
    title: 'Teoria · Zielona Fala',
    robots: 'index, follow',
    canonical: 'https://portal.test/',
    social: ['https://portal.test/', 'Teoria', 'Teoria: a description of thirty characters'],
  });
});

test('a page that there is not says so, and is not listed; the next one is', async () => {
  open('/', '/nope', '/zaloguj');
  go('/nope');
  await waitFor(() =>
    expect(said()).toMatchObject({ title: 'Tej strony nie ma · Zielona Fala', robots: 'noindex' }),
  );
  expect(said().canonical).toBeNull();
  go('/zaloguj');
  const expected = saidByServerAt('/zaloguj');
  await waitFor(() => expect(said()).toEqual(expected));
});

const structured = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent ?? '').url,
  );

test('structured data goes with its page, and comes back with it', async () => {
  open('/', '/zaloguj', '/');
  go('/zaloguj');
  await waitFor(() => expect(said().title).toBe(saidByServerAt('/zaloguj').title));
  expect(structured()).toEqual([]);
  go('/');
  const expected = saidByServerAt('/');
  await waitFor(() => expect(said()).toEqual(expected));
  expect(structured()).toEqual(['https://portal.test/']);
  expect(fetchHeads).toHaveBeenCalledTimes(1);
});

test('a page whose head cannot be had does not say what the one before said; the next one is asked for again', async () => {
  open('/', '/zaloguj', '/dashboard/home');
  fetchHeads.mockRejectedValueOnce(new Error('unreachable'));
  go('/zaloguj');
  await waitFor(() =>
    expect(said()).toMatchObject({
      title: 'Zielona Fala',
      description: null,
      robots: 'noindex',
      canonical: null,
      alternates: [],
    }),
  );
  go('/dashboard/home');
  const next = saidByServerAt('/dashboard/home');
  await waitFor(() => expect(said()).toEqual(next));
  go('/zaloguj');
  const expected = saidByServerAt('/zaloguj');
  await waitFor(() => expect(said()).toEqual(expected));
});
