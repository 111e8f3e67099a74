import { expect, test } from '@jest/globals';
import type { Locale } from '@zielona-fala/contracts';
import { activatedLearner } from './support/learner.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { signIn } from './support/sign-in.ts';
import { takeExam } from './support/take-exam.ts';

const PROFILE = '/dashboard/profile';

const stage = portalInBrowser();

/** On how many lines each figure stands, and from which height on. Runs in the page. */
const standingOf = (figures: readonly Element[]) =>
  figures.map((figure) => {
    const range = document.createRange();
    range.selectNodeContents(figure);
    return { lines: range.getClientRects().length, top: figure.getBoundingClientRect().top };
  });

test('the figures of the profile stand in one row, each on one line, on a phone and on a desktop', async () => {
  const learner = await activatedLearner(stage.portal);
  await takeExam(learner);
  const viewers: readonly [Locale, number][] = [
    ['de', 1280],
    ['pl', 390],
  ];
  for (const [locale, width] of viewers) {
    const visitor = await stage.visit({ locale, theme: 'dark', width });
    const { page } = visitor;
    await signIn(page, stage.portal, learner, locale);
    await page.goto(stage.portal.portalUrl + PROFILE);
    await page.locator('main dd', { hasText: /^74$/ }).waitFor();
    const [streak, longest, best] = await page.locator('main dd').evaluateAll(standingOf);
    const onOneLine = { lines: 1, top: streak?.top };
    expect([streak, longest, best]).toEqual([onOneLine, onOneLine, onOneLine]);
    await visitor.look('profile-figures');
    await visitor.close();
  }
});
