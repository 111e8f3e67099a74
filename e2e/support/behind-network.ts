import { afterAll, beforeAll } from '@jest/globals';
import type { Viewer, Visitor } from './browser.ts';
import { type Network, startNetwork } from './network.ts';
import type { Portal } from './portal.ts';
import { portalInBrowser } from './portal-in-browser.ts';

const PHONE: Viewer = { locale: 'en', theme: 'dark', width: 390 };

/** The portal, and browsers with its service worker that reach it through a network of the test's. */
export interface BehindNetwork {
  readonly portal: Portal;
  readonly network: Network;
  /** Default: a phone, in English and dark. */
  visit(viewer?: Viewer): Promise<Visitor>;
  /** Does something while no call gets an answer. */
  without<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** For the tests of the file that calls it. */
export function behindNetwork(): BehindNetwork {
  let network: Network;
  beforeAll(async () => {
    network = await startNetwork();
  });
  const stage = portalInBrowser(() => network.flags);
  afterAll(() => network.stop());
  return {
    get portal() {
      return stage.portal;
    },
    get network() {
      return network;
    },
    visit: (viewer = PHONE) => stage.visit(viewer, { hasServiceWorker: true }),
    async without(work) {
      network.cut();
      try {
        return await work();
      } finally {
        network.restore();
      }
    },
  };
}
