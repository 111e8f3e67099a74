import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';

const HASHED = /\.[0-9a-f]{8}\.\w+$/;
/** How long nothing may be under way for the network to count as quiet. */
const QUIET_MS = 500;
const MAX_WAIT_MS = 60_000;
const LOOK_MS = 50;

/** What came over the network for one page, as it was sent. */
export interface Traffic {
  /** Heads and bodies. */
  readonly bytes: number;
  /** Bodies of the scripts that were asked for before the page answered. */
  readonly scriptBytes: number;
  /** Bodies of the scripts that came later by themselves. */
  readonly laterScriptBytes: number;
  readonly requests: number;
  /** Files with a hash in their name that were asked for over the network. */
  readonly hashedFiles: readonly string[];
}

interface Transfer {
  readonly url: string;
  readonly isScript: boolean;
  /** In milliseconds of the epoch. */
  readonly askedAt: number;
  readonly headBytes: number;
  bytes: number;
}

declare global {
  interface Window {
    /** In milliseconds of the epoch. */
    answeredAt?: number;
  }
}

/** Runs in the page, whose own clock tells what was asked for before it answered: an onlooker hears of both too late. */
function markAnswer(sign: string): void {
  new MutationObserver((_changes, observer) => {
    if (document.querySelector(sign) === null) return;
    window.answeredAt = Date.now();
    observer.disconnect();
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

/**
 * Opens a page with the context's cache as it is, and counts until the network is quiet.
 * @param sign selects what is in the document as soon as the page answers to its reader
 */
export async function visit(context: BrowserContext, url: string, sign: string): Promise<Traffic> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  const askedAt = new Map<string, number>();
  const underWay = new Set<string>();
  client.on('Network.requestWillBeSent', ({ requestId, wallTime }) => {
    underWay.add(requestId);
    askedAt.set(requestId, wallTime * 1000);
  });
  client.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId));
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    // it stays open for as long as the page does
    if (response.mimeType === 'text/event-stream') underWay.delete(requestId);
    if (response.fromDiskCache || response.fromPrefetchCache || !response.url.startsWith('http')) return;
    const headBytes = response.encodedDataLength;
    transfers.set(requestId, {
      ...{ url: response.url, isScript: type === 'Script', askedAt: askedAt.get(requestId) ?? 0 },
      ...{ headBytes, bytes: headBytes },
    });
  });
  client.on('Network.requestServedFromCache', ({ requestId }) => transfers.delete(requestId));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    underWay.delete(requestId);
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await client.send('Network.enable');
  try {
    await page.addInitScript(markAnswer, sign);
    await page.goto(url);
    await page.waitForFunction(() => window.answeredAt !== undefined);
    await untilQuiet(underWay);
    requireArrival(page, url);
    const answeredAt = await page.evaluate(() => window.answeredAt ?? 0);
    return trafficOf([...transfers.values()], answeredAt);
  } finally {
    await page.close();
  }
}

/** @throws Error when the page led elsewhere, as to the login when the session had ended */
export function requireArrival(page: Page, url: string): void {
  const { pathname } = new URL(page.url());
  if (pathname !== new URL(url).pathname) throw new Error(`${url} led to ${pathname}`);
}

async function untilQuiet(underWay: ReadonlySet<string>): Promise<void> {
  const latest = performance.now() + MAX_WAIT_MS;
  for (let quietMs = 0; quietMs < QUIET_MS; quietMs = underWay.size > 0 ? 0 : quietMs + LOOK_MS) {
    if (performance.now() > latest) throw new Error(`${underWay.size} requests are still under way`);
    await pause(LOOK_MS);
  }
}

/** React has taken over the page, which says so. */
export const HYDRATED = 'html[data-ready]';

export async function hydrated(page: Page): Promise<void> {
  await page.locator(HYDRATED).waitFor({ state: 'attached' });
}

function trafficOf(transfers: readonly Transfer[], answeredAt: number): Traffic {
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
  const scripts = (isLater: boolean) =>
    transfers.filter(({ isScript, askedAt }) => isScript && askedAt > answeredAt === isLater);
  const bodiesOf = (some: readonly Transfer[]) => sum(some.map(({ bytes, headBytes }) => bytes - headBytes));
  return {
    bytes: sum(transfers.map(({ bytes }) => bytes)),
    scriptBytes: bodiesOf(scripts(false)),
    laterScriptBytes: bodiesOf(scripts(true)),
    requests: transfers.length,
    hashedFiles: transfers.map(({ url }) => url).filter((url) => HASHED.test(url)),
  };
}
