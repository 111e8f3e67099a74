import type { BrowserContext, Page } from 'playwright-core';

const HASHED = /\.[0-9a-f]{8}\.\w+$/;
const QUIET_MS = 60_000;

/** What came over the network for one page, as it was sent. */
export interface Traffic {
  /** Heads and bodies. */
  readonly bytes: number;
  /** Bodies of scripts alone. */
  readonly scriptBytes: number;
  readonly requests: number;
  /** Files with a hash in their name that were asked for over the network. */
  readonly hashedFiles: readonly string[];
}

interface Transfer {
  readonly url: string;
  readonly isScript: boolean;
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
  answers: (page: Page) => Promise<void> = async () => undefined,
): Promise<Traffic> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache || !response.url.startsWith('http')) return;
    const headBytes = response.encodedDataLength;
    transfers.set(requestId, { url: response.url, isScript: type === 'Script', headBytes, bytes: headBytes });
  });
  client.on('Network.requestServedFromCache', ({ requestId }) => transfers.delete(requestId));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await client.send('Network.enable');
  try {
    await page.goto(url);
    await answers(page);
    await page.waitForLoadState('networkidle', { timeout: QUIET_MS });
    return trafficOf([...transfers.values()]);
  } finally {
    await page.close();
  }
}

function trafficOf(transfers: readonly Transfer[]): Traffic {
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
  return {
    bytes: sum(transfers.map(({ bytes }) => bytes)),
    scriptBytes: sum(
      transfers.filter(({ isScript }) => isScript).map(({ bytes, headBytes }) => bytes - headBytes),
    ),
    requests: transfers.length,
    hashedFiles: transfers.map(({ url }) => url).filter((url) => HASHED.test(url)),
  };
}
