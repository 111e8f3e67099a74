import { expect, test } from '@jest/globals';
import { untilAnswers } from '@zielona-fala/tools/until-answers';
import type { BrowserContext, Page } from 'playwright-core';
import { portalInBrowser } from './support/portal-in-browser.ts';

const PHONE = { width: 390, height: 844 };
const LONG_PAGE = '/en/privacy-policy';

const stage = portalInBrowser();

interface Visit {
  readonly path: string;
  readonly hasTouch?: boolean;
}

/** A page that answers, in a browser of somebody who has nothing against motion, by a clock of the test's. */
async function withMotion(
  { path, hasTouch = false }: Visit,
  act: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await stage.browser.newContext({
    viewport: PHONE,
    locale: 'en',
    reducedMotion: 'no-preference',
    hasTouch,
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  // before the first frame: what moves counts from one frame to the next, so all of them are of one clock
  await page.clock.install();
  await page.goto(stage.portal.portalUrl + path);
  await untilAnswers(page);
  await act(page, context);
  await context.close();
}

/** The first turn of the wheel is the browser's, and brings lenis. */
async function bringSmoothScroll(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new WheelEvent('wheel')));
  await page.locator('html.lenis').waitFor({ state: 'attached' });
}

test('touch scrolls one and a half times as far', () =>
  withMotion({ path: LONG_PAGE, hasTouch: true }, async (page, context) => {
    await bringSmoothScroll(page);
    const touch = await context.newCDPSession(page);
    const at = (y: number) => ({ touchPoints: [{ x: 200, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(600) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(500) });
    await page.waitForFunction(() => window.scrollY === 150);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }));

test('the wheel scrolls for two seconds', () =>
  withMotion({ path: LONG_PAGE }, async (page) => {
    await bringSmoothScroll(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.clock.runFor(100);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 400);
    const smooth = page.locator('html.lenis-smooth');
    await smooth.waitFor({ state: 'attached' });
    await page.clock.runFor(1950);
    expect(await smooth.count()).toBe(1);
    await page.clock.runFor(100);
    expect(await smooth.count()).toBe(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
  }));

test('buttons ripple for 401 ms', () =>
  withMotion({ path: '/en/login' }, async (page) => {
    const box = await page.locator('form button[type=submit]').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
    // noted as it begins: it may be over before the page could be asked
    const lengths = await page.evaluateHandle(() => {
      const begun: unknown[] = [];
      addEventListener('pointerdown', () => {
        begun.push(...document.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration));
      });
      return begun;
    });
    await page.mouse.down();
    expect(await lengths.jsonValue()).toContain(401);
  }));
