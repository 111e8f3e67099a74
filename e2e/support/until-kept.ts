import { waitFor } from '@zielona-fala/service-kit/testing';
import type { Page } from 'playwright-core';

/**
 * Until the service worker answers for this page, and has kept it, with the files it names now, for when there is no network.
 * What the browser's own cache holds goes, so that what opens without a network comes from the worker.
 */
export async function untilKept(page: Page): Promise<void> {
  await waitFor('the page to be kept', () =>
    page.evaluate(async () => {
      const documents = await caches.open('documents');
      const answer = await documents.match(location.pathname, { ignoreVary: true });
      if (navigator.serviceWorker.controller === null || answer === undefined) return false;
      const filesOf = (shown: Document) => {
        const elements = shown.querySelectorAll('script[src], link[rel=preload]');
        return [...elements].map((each) => each.getAttribute('src') ?? each.getAttribute('href'));
      };
      const kept = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const shown = filesOf(document);
      return filesOf(kept).every((file) => shown.includes(file));
    }),
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}
