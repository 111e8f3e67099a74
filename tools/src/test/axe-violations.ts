import axe, { type Result } from 'axe-core';
import type { Page } from 'playwright-core';

export interface AxeOptions {
  /** CSS selectors of parts that it leaves out. */
  readonly exclude?: readonly string[];
  /** Rules that make no sense there. */
  readonly withoutRules?: readonly string[];
}

/** What axe finds wrong with a page as it stands. */
export async function axeViolations(
  page: Page,
  { exclude = [], withoutRules = [] }: AxeOptions = {},
): Promise<readonly Result[]> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ context, rules }) => {
      const loaded = globalThis as unknown as { readonly axe: typeof axe };
      const { violations } = await loaded.axe.run(context, { resultTypes: ['violations'], rules });
      return violations;
    },
    {
      context: { exclude: [...exclude] },
      rules: Object.fromEntries(withoutRules.map((rule) => [rule, { enabled: false }])),
    },
  );
}

/** The rule, and the elements that break it. */
export const violationLine = ({ id, nodes }: Result): string =>
  `${id}: ${nodes.map(({ html }) => html).join(' ')}`;
