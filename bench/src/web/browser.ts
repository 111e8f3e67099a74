import { launchBrowser } from '@zielona-fala/tools/browser';
import { freePort } from '@zielona-fala/tools/process';
import type { Browser } from 'playwright-core';

/** What pages are measured in: a phone of a Polish reader. */
export const PHONE = { locale: 'pl', viewport: { width: 390, height: 844 } } as const;

export interface OpenBrowser {
  readonly browser: Browser;
  /** Where Lighthouse finds it. */
  readonly debuggingPort: number;
}

export async function openBrowser(): Promise<OpenBrowser> {
  const debuggingPort = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${debuggingPort}`);
  return { browser, debuggingPort };
}
