import { beforeAll, expect, test } from '@jest/globals';
import { activatedLearner, type Learner } from './support/learner.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { signIn } from './support/sign-in.ts';

const WIDTHS = [320, 390, 768, 1280];

const stage = portalInBrowser();
let learner: Learner;

beforeAll(async () => {
  learner = await activatedLearner(stage.portal);
});

test('letters twice as large leave a page its width', async () => {
  const visitor = await stage.visit({ locale: 'de', theme: 'light', width: 1280 });
  const { page } = visitor;
  await signIn(page, stage.portal, learner, 'de');
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('font-size', '200%'),
    );
  });
  const overflowing: string[] = [];
  const measure = async (path: string) => {
    await page.goto(stage.portal.portalUrl + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (excess > 0) overflowing.push(`${path} at ${width}: ${excess}`);
    }
  };
  for (const path of ['home', 'tests/select-mode', 'tests', 'statistics', 'ranking', 'profile', 'settings'])
    await measure(`/dashboard/${path}`);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  for (const path of ['/de', '/de/login', '/de/registrieren', '/de/premium']) await measure(path);
  expect(overflowing).toEqual([]);
  await visitor.close();
});
