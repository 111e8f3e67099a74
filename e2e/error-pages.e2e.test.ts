import { expect, test } from '@jest/globals';
import { untilAnswers } from '@zielona-fala/tools/until-answers';
import { portalInBrowser } from './support/portal-in-browser.ts';

const PROVOKED = /broken on purpose|status of 404/;

const stage = portalInBrowser();

const rejectOnPurpose = () => void Promise.reject(new Error('broken on purpose'));

test('errors have their page, with status and message', async () => {
  const visitor = await stage.visit({ locale: 'en', theme: 'light', width: 1280 });
  const { page } = visitor;
  const missing = await page.goto(`${stage.portal.portalUrl}/en/nope`);
  expect(missing?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Page Not Found', exact: true }).waitFor();
  await page.getByText('Error 404', { exact: true }).waitFor();
  await visitor.look('not-found');

  await page.goto(`${stage.portal.portalUrl}/en/news`);
  await untilAnswers(page);
  await page.evaluate(rejectOnPurpose);
  await page.getByRole('heading', { name: 'Internal Server Error', exact: true }).waitFor();
  await page.getByText('Error 500: broken on purpose', { exact: true }).waitFor();
  await visitor.look('uncaught');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'News' }).waitFor();
  expect(visitor.complaints(PROVOKED)).toEqual([]);
  await visitor.close();
});

test('crawlers have no error page', async () => {
  const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)' };
  const empty = await fetch(`${stage.portal.portalUrl}/en/nope`, { headers: crawler });
  expect([empty.status, await empty.text()]).toEqual([404, '']);
  const context = await stage.browser.newContext({ userAgent: crawler['user-agent'] });
  const read = await context.newPage();
  await read.goto(`${stage.portal.portalUrl}/en/news`);
  await untilAnswers(read);
  await read.getByRole('heading', { name: 'News' }).waitFor();
  const logged = read.waitForEvent('pageerror');
  await read.evaluate(rejectOnPurpose);
  expect((await logged).message).toBe('broken on purpose');
  await read.getByRole('heading', { name: 'News' }).waitFor({ state: 'detached' });
  expect(await read.getByRole('heading', { name: 'Internal Server Error' }).count()).toBe(0);
  await context.close();
});
