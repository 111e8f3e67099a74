import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@jest/globals';
import type { Locale } from '@zielona-fala/contracts';
import { axeViolations, violationLine } from '@zielona-fala/tools/axe';
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { ROOT } from './root.ts';

const SCREENS = path.join(ROOT, '.artefacts/screens');
/** Of react-aria: for seconds it speaks of a button that may have gone. */
const LIVE_ANNOUNCER = '[data-live-announcer]';
/** Lies over all landmarks as long as a call is under way. */
const PROGRESS_LINE = '[class*=ProgressLine]';
const MAX_WAIT_MS = 30_000;

export interface Viewer {
  readonly locale: Locale;
  readonly theme: 'light' | 'dark';
  readonly width: number;
}

/** What a visitor's device does besides. */
export interface VisitorOptions {
  /** Default: none, because most tests are about what the servers answer now. */
  readonly hasServiceWorker?: boolean;
}

const nameOf = ({ locale, theme, width }: Viewer): string => `${locale}-${theme}-${width}`;
const windowOf = ({ width }: Viewer) => ({ width, height: width < 700 ? 844 : 900 });

/** Of what could not be loaded, or of the script that complains; without the host, whose port differs from run to run. */
function addressOf(message: ConsoleMessage): string {
  const { url } = message.location();
  return URL.canParse(url) ? new URL(url).pathname : url;
}

/** One person at one device: a page that remembers everything that went wrong in it. */
export class Visitor {
  readonly page: Page;
  readonly #context: BrowserContext;
  #name: string;
  readonly #complaints: string[] = [];
  /** axe inserts a style of its own, which the content security policy rightly refuses. */
  #isExamined = false;

  constructor(name: string, context: BrowserContext, page: Page) {
    this.#name = name;
    this.#context = context;
    this.page = page;
    page.on('console', (message) => {
      if (message.type() === 'error' && !this.#isExamined)
        this.#complaints.push(`console: ${message.text()} (${addressOf(message)})`);
    });
    page.on('pageerror', (error) => this.#complaints.push(`page: ${error.message}`));
  }

  static async open(
    browser: Browser,
    viewer: Viewer,
    { hasServiceWorker = false }: VisitorOptions = {},
  ): Promise<Visitor> {
    const context = await browser.newContext({
      viewport: windowOf(viewer),
      colorScheme: viewer.theme,
      locale: viewer.locale,
      reducedMotion: 'reduce',
      serviceWorkers: hasServiceWorker ? 'allow' : 'block',
    });
    context.setDefaultTimeout(MAX_WAIT_MS);
    const page = await context.newPage();
    return new Visitor(nameOf(viewer), context, page);
  }

  /** Goes on as another viewer of the same language, without loading anew. */
  async becomes(viewer: Viewer): Promise<void> {
    this.#name = nameOf(viewer);
    await this.page.setViewportSize(windowOf(viewer));
    await this.page.emulateMedia({ colorScheme: viewer.theme });
  }

  /** Looks at the screen as it stands: keeps a picture, expects no axe violation and nothing wider than the window. */
  async look(screen: string): Promise<void> {
    await this.page.evaluate(() => document.fonts.ready);
    await mkdir(SCREENS, { recursive: true });
    // A hidden caret would need a style of Playwright's that the content security policy refuses.
    const picture = path.join(SCREENS, `${screen}-${this.#name}.png`);
    await this.page.screenshot({ path: picture, fullPage: true, caret: 'initial' });
    this.#isExamined = true;
    const violations = await axeViolations(this.page, { exclude: [LIVE_ANNOUNCER, PROGRESS_LINE] });
    this.#isExamined = false;
    expect({ screen, found: violations.map(violationLine) }).toEqual({ screen, found: [] });
    const overflow = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect({ screen, overflow }).toEqual({ screen, overflow: 0 });
  }

  /** Console and page errors so far, without those the test provoked. */
  complaints(provoked?: RegExp): readonly string[] {
    return this.#complaints.filter((complaint) => !provoked?.test(complaint));
  }

  async close(): Promise<void> {
    await this.#context.close();
  }
}
