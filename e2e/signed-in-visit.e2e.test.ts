import { beforeAll, expect, test } from '@jest/globals';
import { untilAnswers } from '@zielona-fala/tools/until-answers';
import type { BrowserContext, Page } from 'playwright-core';
import { activatedLearner } from './support/learner.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { signIn } from './support/sign-in.ts';

const STATISTICS = '/dashboard/statistics';

const stage = portalInBrowser();
let context: BrowserContext;

beforeAll(async () => {
  context = await stage.browser.newContext({ locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, stage.portal, await activatedLearner(stage.portal), 'en');
  await untilAnswers(page);
  await page.close();
});

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
  await page.goto(stage.portal.portalUrl + STATISTICS, { waitUntil: 'commit' });
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
    const html = await (await context.request.get(stage.portal.portalUrl + path)).text();
    const page = await context.newPage();
    await page.route(/\.(?:js|css)$/, (route) => {
      const isNamed = html.includes(route.request().url().replace(stage.portal.portalUrl, ''));
      return isNamed ? route.continue() : route.abort();
    });
    await page.goto(stage.portal.portalUrl + path);
    await untilAnswers(page);
    await page.close();
  },
);
