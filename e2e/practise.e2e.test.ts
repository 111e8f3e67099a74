import { beforeAll, expect, test } from '@jest/globals';
import { LOCALES } from '@zielona-fala/contracts';
import type { Page } from 'playwright-core';
import { activatedLearner, type Learner } from './support/learner.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { signIn } from './support/sign-in.ts';

const SMALL_PHONE = { width: 390, height: 664 };
/** Go on, exam, practice, topic, mistakes, bookmarks, all questions. */
const WAYS = 7;

const stage = portalInBrowser();
let learner: Learner;

beforeAll(async () => {
  learner = await activatedLearner(stage.portal);
});

test.each(LOCALES)('every way to practise is seen at once on a phone: %s', async (locale) => {
  const visitor = await stage.visit({ locale, theme: 'light', width: SMALL_PHONE.width });
  const { page } = visitor;
  await signIn(page, stage.portal, learner, locale);
  await page.setViewportSize(SMALL_PHONE);
  await page.goto(`${stage.portal.portalUrl}/dashboard/tests/select-mode`);
  await page.getByRole('main').getByRole('listitem').last().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const { hidden, all } = await page.evaluate(() => {
    const bar = document.querySelector('nav')?.getBoundingClientRect().top ?? innerHeight;
    const ways = [...document.querySelectorAll('main li > *, main [class*=goOn]')];
    const below = ways.filter((way) => way.getBoundingClientRect().bottom > bar);
    return { hidden: below.map(({ textContent }) => textContent), all: ways.length };
  });
  expect({ hidden, all }).toEqual({ hidden: [], all: WAYS });
  await visitor.look('practise');
  await visitor.close();
});

test('the Tab key stops at nothing but controls in the header', async () => {
  const visitor = await stage.visit({ locale: 'pl', theme: 'light', width: 1280 });
  const { page } = visitor;
  await signIn(page, stage.portal, learner, 'pl');
  await page.goto(`${stage.portal.portalUrl}/dashboard/tests/select-mode`);
  await page.getByRole('main').getByRole('listitem').last().waitFor();
  const menus = await page.getByRole('banner').locator('button[popovertarget]').count();
  const stops: string[] = [];
  // the first stop leads to the content
  for (let tabs = 0; tabs <= menus + 1; tabs += 1) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.tagName ?? ''));
  }
  expect(menus).toBeGreaterThan(2);
  expect(stops).not.toContain('BODY');
  await visitor.close();
});

/** Where the picture or film of the question stands: left, top, width, height. */
const mediaOf = (page: Page) =>
  page.locator('main figure').evaluate((figure) => {
    const { left, top, width, height } = figure.getBoundingClientRect();
    return [left, top, width, height];
  });

test.each([390, 1280])(
  'what a question shows keeps place and size beside its explanation, %s px',
  async (width) => {
    const visitor = await stage.visit({ locale: 'pl', theme: 'dark', width });
    const { page } = visitor;
    await signIn(page, stage.portal, await activatedLearner(stage.portal), 'pl');
    if (width === SMALL_PHONE.width) await page.setViewportSize(SMALL_PHONE);
    await page.goto(`${stage.portal.portalUrl}/dashboard/tests/select-mode`);
    await page.getByRole('button', { name: /^Ćwiczenie/ }).click();
    const answers = page.locator('main [aria-pressed]');
    const missing: string[] = ['video', 'img'];
    while (missing.length > 0) {
      await answers.first().waitFor();
      const kind = (await page.locator('main video').count()) > 0 ? 'video' : 'img';
      const isShown = (await page.locator('main figure').count()) > 0;
      if (isShown && missing.includes(kind)) {
        missing.splice(missing.indexOf(kind), 1);
        const before = await mediaOf(page);
        await answers.first().click();
        await page.getByRole('region', { name: /^(Dobrze|Źle)$/ }).waitFor();
        expect(await mediaOf(page)).toEqual(before);
        expect(before[3]).toBeGreaterThan(200);
        expect(await page.getByRole('button', { name: 'Wolniej', exact: true }).count()).toBe(
          kind === 'video' ? 1 : 0,
        );
      }
      const asked = await page.locator('h1').innerText();
      await page.locator('main button').last().click();
      await page.waitForFunction((text) => document.querySelector('h1')?.innerText !== text, asked);
    }
    await visitor.close();
  },
);
