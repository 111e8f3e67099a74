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
  readonly isLater: boolean;
  readonly headBytes: number;
  bytes: number;
}

/**
 * Opens a page with the context's cache as it is, and counts until the network is quiet.
 * @param answers resolves when the page answers to its reader
 */
export async function visit(
  context: BrowserContext,
  url: string,
  answers: (page: Page) => Promise<unknown>,
): Promise<Traffic> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  const later = new Set<string>();
  const underWay = new Set<string>();
  let hasAnswered = false;
  client.on('Network.requestWillBeSent', ({ requestId }) => {
    underWay.add(requestId);
    if (hasAnswered) later.add(requestId);
  });
  client.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId));
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    // it stays open for as long as the page does
    if (response.mimeType === 'text/event-stream') underWay.delete(requestId);
    if (response.fromDiskCache || response.fromPrefetchCache || !response.url.startsWith('http')) return;
    const headBytes = response.encodedDataLength;
    transfers.set(requestId, {
      ...{ url: response.url, isScript: type === 'Script', isLater: later.has(requestId) },
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
    await page.goto(url);
    await answers(page);
    hasAnswered = true;
    await untilQuiet(underWay);
    return trafficOf([...transfers.values()]);
  } finally {
    await page.close();
  }
}

async function untilQuiet(underWay: ReadonlySet<string>): Promise<void> {
  const latest = performance.now() + MAX_WAIT_MS;
  for (let quietMs = 0; quietMs < QUIET_MS; quietMs = underWay.size > 0 ? 0 : quietMs + LOOK_MS) {
    if (performance.now() > latest) throw new Error(`${underWay.size} requests are still under way`);
    await pause(LOOK_MS);
  }
}

/** React has taken over the page, which says so. */
export async function hydrated(page: Page): Promise<unknown> {
  return page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
}

function trafficOf(transfers: readonly Transfer[]): Traffic {
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
  const scripts = (isLater: boolean) =>
    transfers.filter((transfer) => transfer.isScript && transfer.isLater === isLater);
  const bodiesOf = (some: readonly Transfer[]) => sum(some.map(({ bytes, headBytes }) => bytes - headBytes));
  return {
    bytes: sum(transfers.map(({ bytes }) => bytes)),
    scriptBytes: bodiesOf(scripts(false)),
    laterScriptBytes: bodiesOf(scripts(true)),
    requests: transfers.length,
    hashedFiles: transfers.map(({ url }) => url).filter((url) => HASHED.test(url)),
  };
}
