import type { Locator } from 'playwright-core';

/** Whether nothing lies over the middle of an element. */
export const isFree = (locator: Locator): Promise<boolean> =>
  locator.first().evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
