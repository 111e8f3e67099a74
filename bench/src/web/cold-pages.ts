import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Figure } from '../figure.ts';
import { medianOf } from '../measure/median.ts';
import { hydrated } from './visit.ts';

const PHONE = { locale: 'pl', viewport: { width: 390, height: 844 } } as const;
const SLOW_4G = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const PROCESSOR_SLOWDOWN = 4;
const MAX_HEADING_MS = 1800;
const MAX_REQUESTS = 15;

/** What one visit showed, in milliseconds after it began. */
interface ColdVisit {
  readonly heading: number;
  /** When the page itself, and no longer its title alone, answered. */
  readonly answered: number;
  /** Requests that began before the heading was there. */
  readonly requests: number;
}

interface Marks {
  readonly heading?: number;
  readonly answered?: number;
}

declare global {
  interface Window {
    coldMarks: Marks;
  }
}

/** Runs in the page. */
function markChanges(): void {
  window.coldMarks = {};
  const mark = (name: keyof Marks, isThere: boolean) => {
    if (isThere && window.coldMarks[name] === undefined)
      window.coldMarks = { ...window.coldMarks, [name]: performance.now() };
  };
  new MutationObserver(() => {
    mark('heading', Boolean(document.querySelector('main h1')?.textContent));
    mark('answered', document.documentElement?.dataset.ready !== undefined);
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

async function visitCold(page: Page, url: string): Promise<ColdVisit> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await client.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  const begun: number[] = [];
  client.on('Network.requestWillBeSent', ({ timestamp }) => begun.push(timestamp));
  await page.addInitScript(markChanges);
  await page.goto(url, { waitUntil: 'commit' });
  await hydrated(page);
  const { heading = Number.NaN, answered = Number.NaN } = await page.evaluate(() => window.coldMarks);
  const [first = 0] = begun;
  return { heading, answered, requests: begun.filter((at) => (at - first) * 1000 < heading).length };
}

/**
 * P15: how soon pages show their heading to a learner who is signed in and has nothing in the cache, on slow 4G and a
 * processor four times as slow.
 */
export async function coldFigures(
  browser: Browser,
  session: NonNullable<BrowserContextOptions['storageState']>,
  pages: Readonly<Record<string, string>>,
  runs: number,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [name, url] of Object.entries(pages)) {
    const visits: ColdVisit[] = [];
    for (let index = 0; index < runs; index += 1) {
      const context = await browser.newContext({
        ...PHONE,
        storageState: session,
        serviceWorkers: 'block',
      });
      visits.push(await visitCold(await context.newPage(), url));
      await context.close();
    }
    const median = (of: (visit: ColdVisit) => number) => Math.round(medianOf(visits.map(of)));
    const figure = (label: string, value: number, limit: number, unit: string): Figure => ({
      name: `P15 ${name}, ${label}`,
      value,
      goal: `<= ${limit} ${unit}`.trim(),
      holds: value <= limit,
      details: { visits },
    });
    const answered = median((visit) => visit.answered);
    figures.push(
      figure(
        `heading, cold (answers after ${answered} ms)`,
        median(({ heading }) => heading),
        MAX_HEADING_MS,
        'ms',
      ),
      figure(
        'requests before it',
        median(({ requests }) => requests),
        MAX_REQUESTS,
        '',
      ),
    );
  }
  return figures;
}
