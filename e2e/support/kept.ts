import { COOKIES, STORED_KEYS, type StoredName, storedNameOf } from '@zielona-fala/contracts';
import type { Page } from 'playwright-core';

/** Declared names of what a browser keeps; a name that is not declared as it is. */
export type Kept = ReadonlySet<string>;

/** Of storages and cookies; stands for each name, and those of a family, once. Local cookies carry the portal's port. */
export async function keptIn(page: Page): Promise<Kept> {
  const stored = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`);
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...databases];
  });
  const cookies = (await page.context().cookies()).map(({ name }) => name.replace(/^(zf_\w+)_\d+$/, '$1'));
  return new Set([...stored.map((key) => storedNameOf(key) ?? key), ...cookies]);
}

/** Names of what belongs to a learner, among them. */
export function ofLearner(kept: Kept): string[] {
  return [...kept].filter((name) => STORED_KEYS[name as StoredName]?.owner === 'learner');
}

/** Everything that the privacy page lists. */
export const DECLARED: Kept = new Set([...Object.keys(STORED_KEYS), ...Object.keys(COOKIES)]);
