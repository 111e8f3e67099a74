import type { Locale } from '@zielona-fala/contracts';
import type { Page } from 'playwright-core';
import { knowledgeOf } from './bank-answers.ts';

/** The answer buttons, in the order of the screen: yes, no or A, B, C. */
const ANSWERS = 'main [aria-pressed]';

/** Answers the question on the screen as someone does who knows the bank. */
export async function answerQuestion(page: Page, language: Locale): Promise<void> {
  const start = page.getByRole('button', { name: /^START/ });
  await page.locator(ANSWERS).or(start).first().waitFor();
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
  // as a text: the types of a browser are unknown here
  await page.waitForFunction(`document.querySelector('h1')?.innerText !== ${JSON.stringify(asked)}`);
}
