import chromium from '@sparticuz/chromium';
import { type Browser, chromium as driver } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/**
 * A real browser for tests, without a window. The caller closes it. A signal is left to the caller too: Playwright would end
 * this process at once, before what else runs here is stopped.
 * @param flags further ones
 */
export async function launchBrowser(...flags: readonly string[]): Promise<Browser> {
  return driver.launch({
    executablePath: await chromium.executablePath(),
    args: [...FLAGS, ...flags],
    ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
  });
}
