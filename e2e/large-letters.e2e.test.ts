import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { launchBrowser } from '@zielona-fala/tools/browser';
import { stackInfo } from '@zielona-fala/tools/stack-client';
import type { Browser } from 'playwright-core';
import { Visitor } from './support/browser.ts';
import { activatedLearner, type Learner } from './support/learner.ts';
import type { Portal } from './support/portal.ts';
import { signIn } from './support/sign-in.ts';

const WIDTHS = [320, 390, 768, 1280];

let portal: Portal;
let browser: Browser;
let learner: Learner;

beforeAll(async () => {
  portal = await stackInfo();
  browser = await launchBrowser();
  learner = await activatedLearner(portal);
});

afterAll(async () => {
  await browser.close();
});

test('letters twice as large leave a page its width', async () => {
  const visitor = await Visitor.open(browser, { locale: 'de', theme: 'light', width: 1280 });
  const { page } = visitor;
  await signIn(page, portal, learner, 'de');
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('font-size', '200%'),
    );
  });
  const overflowing: string[] = [];
  const measure = async (path: string) => {
    await page.goto(portal.portalUrl + path);
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
}, 60_000);
