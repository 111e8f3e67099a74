import type { CategoryName } from '@zielona-fala/contracts';
import type { IconName } from '@zielona-fala/web-kit/icons';

/** The vehicle that a category is for. */
export const CATEGORY_ICONS: Readonly<Record<CategoryName, IconName>> = {
  AM: 'scooter',
  A1: 'motorbike',
  A2: 'motorbike',
  A: 'motorbike',
  B1: 'car',
  B: 'car',
  C1: 'truck',
  C: 'truck',
  D1: 'bus',
  D: 'bus',
  T: 'tractor',
  PT: 'tram',
};
