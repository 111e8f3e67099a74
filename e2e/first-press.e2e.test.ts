import { describe, expect, test } from '@jest/globals';
import { submitLogin } from '@zielona-fala/tools/sign-in-form';
import { untilAnswers } from '@zielona-fala/tools/until-answers';
import type { Locator, Page } from 'playwright-core';
import { LOGIN, REGISTER } from './support/paths.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';

const stage = portalInBrowser();

async function openForm(path: string, hasTouch: boolean): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await stage.browser.newContext({
    locale: 'en',
    reducedMotion: 'reduce',
    viewport,
    hasTouch,
  });
  const page = await context.newPage();
  await page.goto(stage.portal.portalUrl + path);
  await untilAnswers(page);
  return page;
}

/** Presses where it stands now: it must not be looked for again if it moves. */
async function pressOnce(page: Page, link: Locator, hasTouch: boolean): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (box === null) throw new Error('The link is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (hasTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y, { delay: 80 });
}

describe.each([
  ['of a mouse', false],
  ['of a finger', true],
] as const)('the first press %s on a link below a form acts', (_by, hasTouch) => {
  test('although the server has refused a value', async () => {
    const page = await openForm(LOGIN.en, hasTouch);
    await submitLogin(page, { email: 'nobody@example.test', password: 'not the password' });
    await page.locator('input[name=password][aria-invalid=true]').waitFor();
    await pressOnce(page, page.getByRole('link', { name: 'Forgot your password?' }), hasTouch);
    await page.waitForURL((url) => url.pathname !== LOGIN.en);
    await page.context().close();
  });

  test('although the field that it leaves gets an error', async () => {
    const page = await openForm(REGISTER.en, hasTouch);
    await page.locator('input[name=email]').fill('no address');
    await pressOnce(page, page.getByRole('link', { name: 'I already have an account' }), hasTouch);
    await page.waitForURL((url) => url.pathname !== REGISTER.en);
    await page.context().close();
  });
});

test('a field that is left by the keyboard shows its error', async () => {
  const page = await openForm(REGISTER.en, false);
  await page.locator('input[name=email]').fill('no address');
  await page.keyboard.press('Tab');
  await page.locator('input[name=email][aria-invalid=true]').waitFor();
  expect(new URL(page.url()).pathname).toBe(REGISTER.en);
  await page.context().close();
});
