import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { launchBrowser } from '@zielona-fala/tools/browser';
import { stackInfo } from '@zielona-fala/tools/stack-client';
import type { Browser } from 'playwright-core';
import { Visitor } from './support/browser.ts';
import { activatedLearner } from './support/learner.ts';
import type { Portal } from './support/portal.ts';
import { signIn } from './support/sign-in.ts';

let portal: Portal;
let browser: Browser;

beforeAll(async () => {
  portal = await stackInfo();
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('an exam is left on purpose only, is taken in one tab, and is offered where a new one would begin', async () => {
  const visitor = await Visitor.open(browser, { locale: 'pl', theme: 'light', width: 390 });
  const { page } = visitor;
  await signIn(page, portal, await activatedLearner(portal), 'pl');
  await page.goto(`${portal.portalUrl}/dashboard/tests/select-mode`);
  await page.getByRole('button', { name: /^Egzamin\s*32 pytania/ }).click();
  const question = page.getByRole('button', { name: /^START/ });
  await question.waitFor();

  await page.goBack();
  await page.getByRole('button', { name: 'Zdawaj dalej' }).click();
  await question.waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Wyjdź' }).click();
  await page.waitForURL(/dashboard\/home/);
  await page.goto(`${portal.portalUrl}/dashboard/tests/select-mode`);
  await page.getByRole('link', { name: 'Wróć', exact: true }).click();
  await question.waitFor();

  const address = page.url();
  const other = await page.context().newPage();
  await other.goto(address);
  await other.getByRole('button', { name: /^START/ }).waitFor();
  await page.getByRole('button', { name: 'Zdawaj tutaj' }).click();
  await question.waitFor();
  await other.getByRole('heading', { name: 'Egzamin trwa w innej karcie' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard/tests/exam');
  await visitor.close();
}, 60_000);
