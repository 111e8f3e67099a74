import { waitFor } from '@zielona-fala/service-kit/testing';
import type { Page } from 'playwright-core';

/**
 * Until the service worker answers for this page, and has kept it for when there is no network. What the browser's own cache
 * holds goes, so that what opens without a network comes from the worker.
 */
export async function untilKept(page: Page): Promise<void> {
  await waitFor('the page to be kept', () =>
    page.evaluate(async () => {
      const documents = await caches.open('documents');
      const kept = await documents.match(location.pathname, { ignoreVary: true });
      return navigator.serviceWorker.controller !== null && kept !== undefined;
    }),
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}
