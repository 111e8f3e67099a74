import { untilAsked } from '@zielona-fala/tools/exam-player';
import type { Page } from 'playwright-core';

/** How often slower than this machine a learner's phone is. */
const SLOWER = 4;
const FILM_MS = 90_000;

/**
 * Goes through an exam by its keys, on a slowed processor.
 * @returns for each step, milliseconds from the press of Enter until the next question and its picture are painted
 */
export async function stepsOf(page: Page, questions: number): Promise<readonly number[]> {
  await untilAsked(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const steps: number[] = [];
  for (let question = 1; question < questions; question += 1) {
    await page.keyboard.press('Space');
    const answer = page.locator('main [aria-pressed]:enabled').first();
    await answer.waitFor({ timeout: FILM_MS });
    await page.keyboard.press('1');
    await page.keyboard.press('t');
    await page.locator('main [aria-pressed=true]').waitFor();
    await page.evaluate(watchNextQuestion);
    await page.keyboard.press('Enter');
    steps.push(await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted));
  }
  return steps;
}

/** Runs in the page. */
function watchNextQuestion(): void {
  const asked = document.querySelector('h1');
  const isShown = () => {
    const picture = document.querySelector<HTMLImageElement>('main figure img');
    return document.querySelector('h1') !== asked && (picture === null || picture.complete);
  };
  const painted = new Promise<number>((resolve) => {
    const watch = ({ key, timeStamp }: KeyboardEvent) => {
      if (key !== 'Enter') return;
      removeEventListener('keydown', watch, true);
      // what a frame shows is painted when the task after its callbacks begins
      const { port1, port2 } = new MessageChannel();
      const look = () => {
        if (isShown()) port2.postMessage(null);
        else requestAnimationFrame(look);
      };
      port1.onmessage = () => resolve(performance.now() - timeStamp);
      requestAnimationFrame(look);
    };
    addEventListener('keydown', watch, true);
  });
  Object.assign(window, { painted });
}
