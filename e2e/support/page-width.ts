import type { Page } from 'playwright-core';

/**
 * What does not fit a page that scrolls down only: what runs out sideways, and labels broken within their words.
 * @param part selector of what is looked at
 */
export async function misfitsOf(page: Page, width: number, part: string): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 844 });
  return page.evaluate(inspect, part);
}

/** Runs in the page. */
function inspect(part: string): string[] {
  const LABEL_CHARACTERS = 40;
  const looked = document.querySelector(part);
  if (!looked) throw new Error(`the page has no ${part}`);
  const faults: string[] = [];
  const texts = document.createTreeWalker(looked, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const box = node.parentElement?.closest('button, a, li, section');
    if (text === '' || !box || !node.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1);
    const name = text.slice(0, LABEL_CHARACTERS);
    const { left, right } = box.getBoundingClientRect();
    if (lines.some((line) => line.left < left - 1 || line.right > right + 1))
      faults.push(`${name}: runs out`);
    if (text.length <= LABEL_CHARACTERS && lines.length > text.split(/\s+/).length)
      faults.push(`${name}: ${lines.length} lines`);
  }
  for (const control of looked.querySelectorAll('button, a')) {
    const { left, right } = control.getBoundingClientRect();
    const around = control.parentElement?.getBoundingClientRect();
    if (around && (left < around.left - 1 || right > around.right + 1))
      faults.push(`${control.textContent}: runs out of its row`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`page: ${scrollWidth - clientWidth} px too wide`);
  return faults;
}
