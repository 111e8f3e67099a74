import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Locale } from '@zielona-fala/contracts';
import { launchBrowser } from '@zielona-fala/tools/browser';
import { stackInfo } from '@zielona-fala/tools/stack-client';
import type { Browser } from 'playwright-core';
import { Visitor } from './support/browser.ts';
import { activatedLearner } from './support/learner.ts';
import { signIn } from './support/sign-in.ts';
import { takeExam } from './support/take-exam.ts';

const PROFILE = '/dashboard/profile';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** On how many lines each figure stands, and from which height on. Runs in the page. */
const standingOf = (figures: readonly Element[]) =>
  figures.map((figure) => {
    const range = document.createRange();
    range.selectNodeContents(figure);
    return { lines: range.getClientRects().length, top: figure.getBoundingClientRect().top };
  });

test('the figures of the profile stand in one row, each on one line, on a phone and on a desktop', async () => {
  const portal = await stackInfo();
  const learner = await activatedLearner(portal);
  await takeExam(learner);
  const viewers: readonly [Locale, number][] = [
    ['de', 1280],
    ['pl', 390],
  ];
  for (const [locale, width] of viewers) {
    const visitor = await Visitor.open(browser, { locale, theme: 'dark', width });
    const { page } = visitor;
    await signIn(page, portal, learner, locale);
    await page.goto(portal.portalUrl + PROFILE);
    await page.locator('main dd', { hasText: /^74$/ }).waitFor();
    const [streak, longest, best] = await page.locator('main dd').evaluateAll(standingOf);
    const onOneLine = { lines: 1, top: streak?.top };
    expect([streak, longest, best]).toEqual([onOneLine, onOneLine, onOneLine]);
    await visitor.look('profile-figures');
    await visitor.close();
  }
});
