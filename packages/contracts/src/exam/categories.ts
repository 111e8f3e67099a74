/** Driving-licence categories with a state theory exam. `categoryId` on the wire is the index + 1. */
export const CATEGORIES = ['AM', 'A1', 'A2', 'A', 'B1', 'B', 'C1', 'C', 'D1', 'D', 'T', 'PT'] as const;
export type CategoryName = (typeof CATEGORIES)[number];
export const DEFAULT_CATEGORY: CategoryName = 'B';

export function isCategoryName(value: unknown): value is CategoryName {
  return CATEGORIES.some((name) => name === value);
}

/** @returns the stable numeric id of a category, from 1. */
export function categoryIdOf(name: CategoryName): number {
  return CATEGORIES.indexOf(name) + 1;
}
