import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestDto } from '@zielona-fala/contracts';
import { launchBrowser } from '@zielona-fala/tools/browser';
import { stackInfo } from '@zielona-fala/tools/stack-client';
import type { Browser, Page } from 'playwright-core';
import { Visitor } from './support/browser.ts';
import { activatedLearner } from './support/learner.ts';
import type { Portal } from './support/portal.ts';
import { signIn } from './support/sign-in.ts';

const WIDTHS = [390, 1280];
const FINISH = 'Zakończ';
const FINISH_NOW = 'Zakończ egzamin';
const NEW_EXAM = 'Nowy egzamin';
const BEGIN = /^Egzamin\s*32 pytania/;

let portal: Portal;
let browser: Browser;

beforeAll(async () => {
  portal = await stackInfo();
  browser = await launchBrowser();
});

afterAll(() => browser.close());

/** Has each exam begin with a question that has no picture, so that two can be laid beside each other. */
const withoutPictures = (page: Page) =>
  page.route('**/api/v1/tests/single/*', async (route) => {
    const answer = await route.fetch();
    const test: TestDto = await answer.json();
    const questions = test.questions?.map((question) => ({ ...question, media: null, poster: null }));
    await route.fulfill({ response: answer, json: { ...test, questions } });
  });

/** Size and letters of START, finish and next. */
async function buttonsOf(page: Page) {
  await page.getByRole('button', { name: /^START/ }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() =>
    [...document.querySelectorAll('main button')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { fontSize, padding } = getComputedStyle(button);
        return { width, height, fontSize, padding };
      }),
  );
}

test.each(WIDTHS)('the second exam of a visit looks as the first, %s px', async (width) => {
  const visitor = await Visitor.open(browser, { locale: 'pl', theme: 'light', width });
  const { page } = visitor;
  await withoutPictures(page);
  await signIn(page, portal, await activatedLearner(portal), 'pl');
  await page.goto(`${portal.portalUrl}/dashboard/tests/select-mode`);
  await page.getByRole('main').getByRole('button', { name: BEGIN }).click();
  await page.waitForURL('**/dashboard/tests/exam?*');
  await page.reload();
  const first = await buttonsOf(page);
  expect(first.length).toBeGreaterThan(2);

  await page.getByRole('button', { name: FINISH, exact: true }).click();
  await page.getByRole('button', { name: FINISH_NOW }).click();
  await page.getByRole('button', { name: NEW_EXAM }).click();
  expect(await buttonsOf(page)).toEqual(first);
  await visitor.close();
});
