import { expect, test } from '@jest/globals';
import { untilAnswers } from '@zielona-fala/tools/until-answers';
import { portalInBrowser } from './support/portal-in-browser.ts';

const PROVOKED = /status of 401/;

const stage = portalInBrowser();

test('what is typed is filtered, what failed is told to the console without secrets', async () => {
  const visitor = await stage.visit({ locale: 'en', theme: 'dark', width: 390 });
  const { page } = visitor;
  await page.goto(`${stage.portal.portalUrl}/en/login`);
  await untilAnswers(page);
  const email = page.locator('input[name=email]');
  await email.pressSequentially('ola nowak;@example.test');
  expect(await email.inputValue()).toBe('olanowak@example.test');
  await page.locator('input[name=password]').fill('wrong');
  const told = page.waitForEvent('console', (message) => message.text().startsWith('api v1/auth/login'));
  await page.locator('form button[type=submit]').click();
  const data = await (await told).args()[2]?.jsonValue();
  expect(data).toMatchObject({ type: 'unauthorized', status: 401, message: expect.any(String) });
  expect(data).toHaveProperty('data.message');
  expect(JSON.stringify(data)).not.toContain('@');
  expect(visitor.complaints(PROVOKED)).toEqual([]);
  await visitor.close();
});

test('the toast about an update leaves the header free; lone icons show their names', async () => {
  const visitor = await stage.visit({ locale: 'en', theme: 'light', width: 1280 });
  const { page } = visitor;
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'another' } }));
  await page.goto(`${stage.portal.portalUrl}/en/news`);
  await untilAnswers(page);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const toast = page.getByText('There is a new version');
  await toast.waitFor();
  await visitor.look('update-toast');
  const box = await page.getByRole('region', { name: 'Notifications' }).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 32);

  const theme = page.getByRole('button', { name: /Theme/ });
  await theme.hover();
  const tip = page.locator('[role=tooltip]');
  await tip.waitFor();
  expect(await tip.innerText()).toBe(await theme.getAttribute('aria-label'));
  expect(await tip.evaluate((element) => getComputedStyle(element).maxWidth)).toMatch(/350px/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close' }).click();
  await toast.waitFor({ state: 'detached' });
  expect(visitor.complaints()).toEqual([]);
  await visitor.close();
});

test('Escape closes a menu in which the focus is, gives its button the focus, and keeps what was typed', async () => {
  const visitor = await stage.visit({ locale: 'en', theme: 'light', width: 1280 });
  const { page } = visitor;
  await page.goto(`${stage.portal.portalUrl}/en/login`);
  await untilAnswers(page);
  await page.locator('input[name=email]').fill('ola@example.test');
  const button = page.getByRole('button', { name: /Theme/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('list', { name: /Theme/ });
  await menu.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await page.locator('[role=tooltip]').waitFor();
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.locator('input[name=email]').inputValue()).toBe('ola@example.test');
  expect(visitor.complaints()).toEqual([]);
  await visitor.close();
});

test('the focus on the green board is seen', async () => {
  const visitor = await stage.visit({ locale: 'en', theme: 'light', width: 1280 });
  const { page } = visitor;
  await page.goto(`${stage.portal.portalUrl}/en/premium`);
  const offer = page
    .getByRole('main')
    .getByRole('link', { name: /account/i })
    .first();
  await offer.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  // 6.6 : 1 on the board's #006b37
  expect(await offer.evaluate((link) => getComputedStyle(link).outlineColor)).toBe('rgb(255, 255, 255)');
  await visitor.close();
});
