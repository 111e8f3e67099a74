import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LOCALES } from '@zielona-fala/contracts';
import { addressOf, instancesOf, type PortalRoutes } from '@zielona-fala/contracts/portal';
import { launchBrowser } from '@zielona-fala/tools/browser';
import { stackInfo } from '@zielona-fala/tools/stack-client';
import type { Browser } from 'playwright-core';
import { untilAnswers } from './support/until-answers.ts';

const MINUTES = 60_000;
const AUDIENCES = ['public', 'guest-only'];

let portalUrl: string;
let browser: Browser;
let paths: readonly string[];

beforeAll(async () => {
  ({ portalUrl } = await stackInfo());
  browser = await launchBrowser();
  const { remotes } = (await (await fetch(`${portalUrl}/routes.json`)).json()) as PortalRoutes;
  const pages = Object.values({ ...remotes.public, ...remotes.auth }).filter(
    ({ audience, indexed }) => indexed && AUDIENCES.includes(audience),
  );
  // of pages of one kind, one in each language
  paths = pages.flatMap((page) =>
    LOCALES.map((locale) => addressOf(page, locale, instancesOf(page)[0] ?? null)),
  );
});
afterAll(() => browser.close());

test(
  'every public page reads without scripts, in each language, with ways on',
  async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const lacking: string[] = [];
    for (const path of paths) {
      await page.goto(portalUrl + path);
      const main = page.locator('main');
      const isThere =
        (await main.locator('h1').count()) === 1 &&
        (await main.innerText()).length > 100 &&
        (await page.locator('header a[hreflang]').count()) === LOCALES.length &&
        !(await page.content()).includes('\uE000');
      if (!isThere) lacking.push(path);
    }
    expect(lacking).toEqual([]);
    expect(paths.length).toBeGreaterThan(20);
    await context.close();
  },
  5 * MINUTES,
);

test(
  'the browser takes every public page over as it is',
  async () => {
    const faults: string[] = [];
    for (const path of paths) {
      const context = await browser.newContext();
      const page = await context.newPage();
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) faults.push(`${path} ${message.text()}`);
      });
      page.on('pageerror', (error) => faults.push(`${path} ${error.message}`));
      await page.goto(portalUrl + path);
      await untilAnswers(page);
      await context.close();
    }
    expect(faults).toEqual([]);
  },
  5 * MINUTES,
);

test.each(['/', '/en/news', '/de/login'])(
  '%s answers with the scripts that it names, and no others',
  async (path) => {
    const html = await (await fetch(portalUrl + path)).text();
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route(/\.js$/, (route) => {
      const isNamed = html.includes(`"${route.request().url().replace(portalUrl, '')}"`);
      return isNamed ? route.continue() : route.abort();
    });
    await page.goto(portalUrl + path);
    await untilAnswers(page);
    await context.close();
  },
);
