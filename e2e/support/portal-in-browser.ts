import { afterAll, beforeAll } from '@jest/globals';
import { launchBrowser } from '@zielona-fala/tools/browser';
import { stackInfo } from '@zielona-fala/tools/stack-client';
import type { Browser } from 'playwright-core';
import { type Viewer, Visitor, type VisitorOptions } from './browser.ts';
import type { Portal } from './portal.ts';

/** The running portal, and a browser to open it in. */
export interface PortalInBrowser {
  readonly portal: Portal;
  readonly browser: Browser;
  visit(viewer: Viewer, options?: VisitorOptions): Promise<Visitor>;
}

/**
 * For the tests of the file that calls it.
 * @param flags of the browser, asked for when it starts
 */
export function portalInBrowser(flags: () => readonly string[] = () => []): PortalInBrowser {
  let portal: Portal;
  let browser: Browser;
  beforeAll(async () => {
    portal = await stackInfo();
    browser = await launchBrowser(...flags());
  });
  afterAll(() => browser?.close());
  return {
    get portal() {
      return portal;
    },
    get browser() {
      return browser;
    },
    visit: (viewer, options) => Visitor.open(browser, viewer, options),
  };
}
