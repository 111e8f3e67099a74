import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { launchBrowser } from '@zielona-fala/tools/browser';
import { stackInfo } from '@zielona-fala/tools/stack-client';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { activatedLearner } from './support/learner.ts';
import type { Portal } from './support/portal.ts';
import { signIn } from './support/sign-in.ts';
import { untilAnswers } from './support/until-answers.ts';

const STATISTICS = '/dashboard/statistics';

let portal: Portal;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  portal = await stackInfo();
  browser = await launchBrowser();
  context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, portal, await activatedLearner(portal), 'en');
  await untilAnswers(page);
  await page.close();
});
afterAll(() => browser.close());

/** Scripts stay on their way. @returns lets them arrive */
async function holdScripts(page: Page): Promise<() => void> {
  const arrival = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  return arrival.resolve;
}

test('a page for the signed-in shows its title in the frame before any script has arrived, and the browser takes it over as it is', async () => {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  const letScriptsArrive = await holdScripts(page);
  await page.goto(portal.portalUrl + STATISTICS, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Progress', exact: true, level: 1 }).waitFor();
  expect(await page.getByRole('navigation').getByRole('link', { name: 'Ranking' }).count()).toBe(1);
  letScriptsArrive();
  await page.getByRole('heading', { name: /^Progress in category/, level: 1 }).waitFor();
  expect(faults).toEqual([]);
  await page.close();
});

test.each([STATISTICS, '/dashboard/home', '/dashboard/tests/select-mode'])(
  '%s answers with the files that its HTML names, and no others',
  async (path) => {
    const html = await (await context.request.get(portal.portalUrl + path)).text();
    const page = await context.newPage();
    await page.route(/\.(?:js|css)$/, (route) => {
      const isNamed = html.includes(route.request().url().replace(portal.portalUrl, ''));
      return isNamed ? route.continue() : route.abort();
    });
    await page.goto(portal.portalUrl + path);
    await untilAnswers(page);
    await page.close();
  },
);
