import type { BrowserContext } from 'playwright-core';
import { PHONE } from './browser.ts';
import type { Session } from './session.ts';
import { hydrated, requireArrival } from './visit.ts';

/** In milliseconds and bytes a second. */
export const SLOW_4G = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const PROCESSOR_SLOWDOWN = 4;

/** What one visit on slow 4G and a processor four times as slow showed, in milliseconds after it began. */
export interface SlowVisit {
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
    visitMarks: Marks;
  }
}

/** Runs in the page. */
function markChanges(): void {
  window.visitMarks = {};
  const mark = (name: keyof Marks, isThere: boolean) => {
    if (isThere && window.visitMarks[name] === undefined)
      window.visitMarks = { ...window.visitMarks, [name]: performance.now() };
  };
  new MutationObserver(() => {
    mark('heading', Boolean(document.querySelector('main h1')?.textContent));
    mark('answered', document.documentElement?.dataset.ready !== undefined);
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

/** Until the page answers, and its heading is there. */
export async function visitSlowly(context: BrowserContext, url: string): Promise<SlowVisit> {
  const page = await context.newPage();
  try {
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
    await client.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
    const begun: number[] = [];
    client.on('Network.requestWillBeSent', ({ timestamp }) => begun.push(timestamp));
    await page.addInitScript(markChanges);
    await page.goto(url, { waitUntil: 'commit' });
    await hydrated(page);
    await page.waitForFunction(() => window.visitMarks.heading !== undefined);
    requireArrival(page, url);
    const { heading = Number.NaN, answered = Number.NaN } = await page.evaluate(() => window.visitMarks);
    const [first = 0] = begun;
    return { heading, answered, requests: begun.filter((at) => (at - first) * 1000 < heading).length };
  } finally {
    await page.close();
  }
}

/** The first visit of a learner who is signed in, in a browser that has nothing in its cache and takes no service worker. */
export function visitCold(session: Session, url: string): Promise<SlowVisit> {
  return session.inBrowser({ ...PHONE, serviceWorkers: 'block' }, (context) => visitSlowly(context, url));
}
