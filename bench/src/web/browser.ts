import chromium from '@sparticuz/chromium';
import { freePort } from '@zielona-fala/tools/process';
import { type Browser, chromium as driver } from 'playwright-core';

/** What pages are measured in: a phone of a Polish reader. */
export const PHONE = { locale: 'pl', viewport: { width: 390, height: 844 } } as const;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

export interface OpenBrowser {
  readonly browser: Browser;
  /** Where Lighthouse finds it. */
  readonly debuggingPort: number;
}

export async function openBrowser(): Promise<OpenBrowser> {
  const debuggingPort = await freePort();
  const browser = await driver.launch({
    executablePath: await chromium.executablePath(),
    args: [...FLAGS, `--remote-debugging-port=${debuggingPort}`],
  });
  return { browser, debuggingPort };
}
