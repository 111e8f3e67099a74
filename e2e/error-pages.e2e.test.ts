import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { launchBrowser } from '@zielona-fala/tools/browser';
import { stackInfo } from '@zielona-fala/tools/stack-client';
import type { Browser } from 'playwright-core';
import { Visitor } from './support/browser.ts';
import type { Portal } from './support/portal.ts';
import { untilAnswers } from './support/until-answers.ts';

const PROVOKED = /broken on purpose|status of 404/;

let portal: Portal;
let browser: Browser;

beforeAll(async () => {
  portal = await stackInfo();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
});

const rejectOnPurpose = () => void Promise.reject(new Error('broken on purpose'));

test('errors have their page, with status and message', async () => {
  const visitor = await Visitor.open(browser, { locale: 'en', theme: 'light', width: 1280 });
  const { page } = visitor;
  const missing = await page.goto(`${portal.portalUrl}/en/nope`);
  expect(missing?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Page Not Found', exact: true }).waitFor();
  await page.getByText('Error 404', { exact: true }).waitFor();
  await visitor.look('not-found');

  await page.goto(`${portal.portalUrl}/en/news`);
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
  const empty = await fetch(`${portal.portalUrl}/en/nope`, { headers: crawler });
  expect([empty.status, await empty.text()]).toEqual([404, '']);
  const context = await browser.newContext({ userAgent: crawler['user-agent'] });
  const read = await context.newPage();
  await read.goto(`${portal.portalUrl}/en/news`);
  await untilAnswers(read);
  await read.getByRole('heading', { name: 'News' }).waitFor();
  const logged = read.waitForEvent('pageerror');
  await read.evaluate(rejectOnPurpose);
  expect((await logged).message).toBe('broken on purpose');
  await read.getByRole('heading', { name: 'News' }).waitFor({ state: 'detached' });
  expect(await read.getByRole('heading', { name: 'Internal Server Error' }).count()).toBe(0);
  await context.close();
});
