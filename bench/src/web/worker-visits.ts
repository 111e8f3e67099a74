import type { BrowserContext } from 'playwright-core';
import { atMost, type Figure, round } from '../figure.ts';
import { medianOf } from '../measure/median.ts';
import { type OpenBrowser, PHONE } from './browser.ts';
import type { Session } from './session.ts';
import { type SlowVisit, visitCold, visitSlowly } from './slow-visit.ts';
import { slowWorkersDown } from './slow-workers.ts';
import { hydrated } from './visit.ts';

/** How much later a first visit may answer with the service worker. */
const MAX_DELAY = 1.03;
const MAX_FROM_CACHE_MS = 1000;

/**
 * What the service worker costs a first visit of a learner who is signed in, and how soon the next one shows its heading
 * from its caches.
 */
export async function workerFigures(
  debuggingPort: OpenBrowser['debuggingPort'],
  session: Session,
  pages: Readonly<Record<string, string>>,
  runs: number,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [name, url] of Object.entries(pages)) {
    const without: SlowVisit[] = [];
    const first: SlowVisit[] = [];
    const next: SlowVisit[] = [];
    const visitTwice = async (context: BrowserContext) => {
      first.push(await visitSlowly(context, url));
      const page = await context.newPage();
      await page.goto(url);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      // keeps what a visit through it fetches
      await page.reload();
      await hydrated(page);
      await page.close();
      const quicken = await slowWorkersDown(debuggingPort);
      next.push(await visitSlowly(context, url));
      quicken();
    };
    const visitWith = () => session.inBrowser(PHONE, visitTwice);
    const visitWithout = async () => without.push(await visitCold(session, url));
    for (let index = 0; index < runs; index += 1) {
      const sides: (() => Promise<unknown>)[] = [visitWith, visitWithout];
      // A B B A: whatever drifts meets both sides alike
      for (const side of index % 2 === 0 ? sides : sides.reverse()) await side();
    }
    const answered = (visits: readonly SlowVisit[]) => medianOf(visits.map((visit) => visit.answered));
    const delay = round(answered(first) / answered(without), 3);
    const heading = Math.round(medianOf(next.map((visit) => visit.heading)));
    figures.push(
      atMost(`P15 ${name}, first visit answers, with service worker ÷ without`, delay, MAX_DELAY, '', {
        first,
        without,
      }),
      atMost(`P15 ${name}, next visit, heading from the caches`, heading, MAX_FROM_CACHE_MS, 'ms', { next }),
    );
  }
  return figures;
}
