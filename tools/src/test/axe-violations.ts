import axe, { type Result } from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What axe finds wrong with a page as it stands.
 * @param exclude CSS selectors of parts that it leaves out
 */
export async function axeViolations(page: Page, exclude: readonly string[] = []): Promise<readonly Result[]> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate(
    async (excluded) => {
      const loaded = globalThis as unknown as { readonly axe: typeof axe };
      const { violations } = await loaded.axe.run({ exclude: excluded }, { resultTypes: ['violations'] });
      return violations;
    },
    [...exclude],
  );
}
