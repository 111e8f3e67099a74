import type { Page } from 'playwright-core';

/** Until the page does not only read, but answers: until then a click on what the server rendered goes nowhere. */
export async function untilAnswers(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready === location.pathname);
}
