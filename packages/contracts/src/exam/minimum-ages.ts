import type { CategoryName } from './categories.ts';

/** From which age a licence is given: Vehicle Drivers Act of 5 January 2011, art. 6, 8 and 11. */
export interface MinimumAge {
  readonly from: number;
  /** A lower one, under a condition explained on the category's page. */
  readonly otherwise?: number;
}

/** Date of the law applied; update it with the ages. */
export const MINIMUM_AGES_AS_OF = '2026-11-24';

export const MINIMUM_AGES: Readonly<Record<CategoryName, MinimumAge>> = {
  AM: { from: 14 },
  A1: { from: 16 },
  A2: { from: 18 },
  // for whoever has held A2 for two years
  A: { from: 24, otherwise: 20 },
  B1: { from: 16 },
  // since 3 March 2026, for the first half year with an experienced person beside
  B: { from: 17 },
  C1: { from: 18 },
  C: { from: 21 },
  D1: { from: 21 },
  D: { from: 24 },
  T: { from: 16 },
  PT: { from: 21 },
};
