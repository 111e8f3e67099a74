import { beforeAll, expect, test } from '@jest/globals';
import { LOCALES } from '@zielona-fala/contracts';
import { addressOf, instancesOf, type PortalRoutes } from '@zielona-fala/contracts/portal';
import { untilAnswers } from '@zielona-fala/tools/until-answers';
import type { Page } from 'playwright-core';
import { layoutShift, shiftsOf, watchShifts } from './support/layout-shifts.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';

const MINUTES = 60_000;
const OF_PRIVACY_ALONE = 'Before the portal does anything new with data';
const AUDIENCES = ['public', 'guest-only'];

const stage = portalInBrowser();
let paths: readonly string[];

beforeAll(async () => {
  const { remotes } = (await (await fetch(`${stage.portal.portalUrl}/routes.json`)).json()) as PortalRoutes;
  const pages = Object.values({ ...remotes.public, ...remotes.auth }).filter(
    ({ audience, indexed }) => indexed && AUDIENCES.includes(audience),
  );
  // of pages of one kind, one in each language
  paths = pages.flatMap((page) =>
    LOCALES.map((locale) => addressOf(page, locale, instancesOf(page)[0] ?? null)),
  );
});

/** The font stays on its way: its letters are not quite as wide as those that stand in for it. */
async function withoutFont(page: Page): Promise<() => void> {
  const arrival = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  return arrival.resolve;
}

test(
  'every public page reads without scripts, in each language, with ways on',
  async () => {
    const context = await stage.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const lacking: string[] = [];
    for (const path of paths) {
      await page.goto(stage.portal.portalUrl + path);
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
  'the browser takes every public page over as it is, and nothing moves',
  async () => {
    const faults: string[] = [];
    for (const path of paths) {
      const context = await stage.browser.newContext();
      const page = await context.newPage();
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) faults.push(`${path} ${message.text()}`);
      });
      page.on('pageerror', (error) => faults.push(`${path} ${error.message}`));
      await watchShifts(page);
      await withoutFont(page);
      await page.goto(stage.portal.portalUrl + path, { waitUntil: 'commit' });
      await untilAnswers(page);
      const shifts = await shiftsOf(page);
      if (layoutShift(shifts) > 0) faults.push(`${path} moves ${JSON.stringify(shifts)}`);
      await context.close();
    }
    expect(faults).toEqual([]);
  },
  5 * MINUTES,
);

test.each(['/', '/en', '/de'])(
  'on a phone hardly anything of %s moves when the font arrives',
  async (path) => {
    const context = await stage.browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await watchShifts(page);
    const letFontArrive = await withoutFont(page);
    await page.goto(stage.portal.portalUrl + path, { waitUntil: 'commit' });
    await untilAnswers(page);
    letFontArrive();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    expect(layoutShift(await shiftsOf(page))).toBeCloseTo(0, 2);
    await context.close();
  },
);

test.each(['/', '/en/news', '/de/login'])(
  '%s answers with the scripts that it names, and no others',
  async (path) => {
    const html = await (await fetch(stage.portal.portalUrl + path)).text();
    const context = await stage.browser.newContext();
    const page = await context.newPage();
    await page.route(/\.js$/, (route) => {
      const isNamed = html.includes(route.request().url().replace(stage.portal.portalUrl, ''));
      return isNamed ? route.continue() : route.abort();
    });
    await page.goto(stage.portal.portalUrl + path);
    await untilAnswers(page);
    await context.close();
  },
);

/** Somebody who reads a page whose scripts are still on their way. */
async function beforeScripts(path: string) {
  const context = await stage.browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const arrival = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(stage.portal.portalUrl + path, { waitUntil: 'commit' });
  return { page, arrive: arrival.resolve, leave: () => context.close() };
}

test('a form that is filled in and sent before the scripts arrive is sent once they are there', async () => {
  const { page, arrive, leave } = await beforeScripts('/en/login');
  const typed = { email: 'ola@example.test', password: 'typed early' };
  for (const [name, text] of Object.entries(typed)) await page.locator(`input[name=${name}]`).fill(text);
  await page.locator('form button[type=submit]').click();
  const sent = page.waitForRequest(/v1\/auth\/login$/);
  arrive();
  expect((await sent).postDataJSON()).toEqual(typed);
  await page.locator('input[name=password][aria-invalid=true]').waitFor();
  expect(await page.locator('input[name=email]').inputValue()).toBe(typed.email);
  await leave();
});

test('an answer that is pressed before the scripts arrive is given once they are there', async () => {
  const { page, arrive, leave } = await beforeScripts('/en');
  const answer = page.locator('main button[aria-pressed]').last();
  await answer.click();
  expect(await answer.getAttribute('aria-pressed')).toBe('false');
  arrive();
  await page.locator('main button[aria-pressed=true]').waitFor();
  expect(await answer.getAttribute('aria-pressed')).toBe('true');
  await leave();
});

test('a page carries its own texts; those of another page are there when that one is shown', async () => {
  const page = await stage.browser.newPage();
  const faults: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
  await page.goto(`${stage.portal.portalUrl}/en`);
  await untilAnswers(page);
  expect(await page.content()).not.toContain(OF_PRIVACY_ALONE);
  await page.getByRole('link', { name: 'Privacy policy' }).first().click();
  await page.getByText(OF_PRIVACY_ALONE).first().waitFor();
  await untilAnswers(page);
  expect(faults).toEqual([]);
  await page.close();
});
