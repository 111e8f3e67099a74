import { EXAM } from '@zielona-fala/contracts';
import { startProduct } from '@zielona-fala/tools/services';
import { announce, type Figure } from '../figure.ts';
import { medianOf } from '../measure/median.ts';
import { inFolder } from '../on-services.ts';
import { openBrowser, PHONE } from '../web/browser.ts';
import { openExam } from '../web/exam-player.ts';
import { stepsOf } from './steps.ts';

const GOAL_MS = 50;

/** P12: how soon the next question is there, on a phone four times as slow as this machine. */
export async function benchPlayer(): Promise<readonly Figure[]> {
  return inFolder(async (dir) => {
    const product = await startProduct(dir);
    const { browser } = await openBrowser();
    try {
      const { url, session } = await openExam(product, browser);
      const steps = await session.inBrowser(PHONE, async (context) => {
        const page = await context.newPage();
        await page.goto(url);
        return stepsOf(page, EXAM.questions);
      });
      const median = medianOf(steps);
      process.stdout.write(`  worst of ${steps.length}: ${Math.max(...steps).toFixed(0)} ms\n`);
      return [
        announce({
          name: 'P12 next question after the key, processor 4 times slower, median, ms',
          value: median,
          goal: `≤ ${GOAL_MS}`,
          holds: median <= GOAL_MS,
          details: { steps },
        }),
      ];
    } finally {
      await browser.close();
      await product.stop();
    }
  });
}
