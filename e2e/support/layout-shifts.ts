import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** What moved by itself, and how much that counts. */
export interface Shift {
  readonly nodes: readonly (string | undefined)[];
  readonly value: number;
}

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

/** Before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        window.layoutShifts.push({ nodes: sources.map(({ node }) => node?.nodeName), value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** So far. */
export async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  // two frames: one lays out, what it moved is told after it
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return page.evaluate(() => window.layoutShifts);
}

/** As Lighthouse shows it, in thousandths. */
export const layoutShift = (shifts: readonly Shift[]): number =>
  Math.round(1000 * shifts.reduce((sum, { value }) => sum + value, 0)) / 1000;
