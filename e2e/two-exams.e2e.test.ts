import { expect, test } from '@jest/globals';
import type { TestDto } from '@zielona-fala/contracts';
import type { Page } from 'playwright-core';
import { activatedLearner } from './support/learner.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { signIn } from './support/sign-in.ts';

const WIDTHS = [390, 1280];
const FINISH = 'Zakończ';
const FINISH_NOW = 'Zakończ egzamin';
const NEW_EXAM = 'Nowy egzamin';
const BEGIN = /^Egzamin\s*32 pytania/;

const stage = portalInBrowser();

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
  const visitor = await stage.visit({ locale: 'pl', theme: 'light', width });
  const { page } = visitor;
  await withoutPictures(page);
  await signIn(page, stage.portal, await activatedLearner(stage.portal), 'pl');
  await page.goto(`${stage.portal.portalUrl}/dashboard/tests/select-mode`);
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
