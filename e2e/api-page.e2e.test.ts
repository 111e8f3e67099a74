import { expect, test } from '@jest/globals';
import { portalInBrowser } from './support/portal-in-browser.ts';

const stage = portalInBrowser();

test('the API can be read on a page of ours, which asks no other server and breaks no policy', async () => {
  const { portalUrl } = stage.portal;
  const visitor = await stage.visit({ locale: 'en', theme: 'light', width: 390 });
  const { page } = visitor;
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(portalUrl)) outside.push(request.url());
  });
  await page.goto(`${portalUrl}/api/docs`);
  await page.getByText('Creates a test').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(outside).toEqual([]);
  expect(visitor.complaints()).toEqual([]);
});
