import type { PlanDto } from '@zielona-fala/contracts';

/** Questions that are left of the day's plan. */
export const leftOf = ({ next }: PlanDto): number =>
  Object.values(next).reduce((sum, count) => sum + count, 0);
