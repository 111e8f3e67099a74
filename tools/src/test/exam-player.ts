import type { Locale } from '@zielona-fala/contracts';
import type { Page } from 'playwright-core';
import { knowledgeOf } from './bank-answers.ts';

/** The answer buttons, in the order of the screen: yes, no or A, B, C. */
export const ANSWERS = 'main [aria-pressed]';

/** The button that shows a question's picture or film. */
const startOf = (page: Page) => page.getByRole('button', { name: /^START/ });

/** Until a question is on the screen: the title of its test stands there before it. */
export async function untilAsked(page: Page): Promise<void> {
  await page.locator(ANSWERS).or(startOf(page)).first().waitFor();
}

/** Answers the question on the screen as someone does who knows the bank. */
export async function answerQuestion(page: Page, language: Locale): Promise<void> {
  await untilAsked(page);
  const start = startOf(page);
  if (await start.isVisible()) await start.click();
  const { yesNo, answerText } = knowledgeOf({ text: await page.locator('h1').innerText(), language });
  const answer =
    answerText === null
      ? page.locator(ANSWERS).nth(yesNo === 'T' ? 0 : 1)
      : page.locator(ANSWERS).filter({ has: page.getByText(answerText, { exact: true }) });
  await answer.click();
}

/** Leaves the question on the screen: the next one comes, or after the last one the result. */
export async function goOn(page: Page): Promise<void> {
  const asked = await page.locator('h1').innerText();
  await page.locator('main button').last().click();
  await page.waitForFunction((before) => document.querySelector('h1')?.innerText !== before, asked);
}
