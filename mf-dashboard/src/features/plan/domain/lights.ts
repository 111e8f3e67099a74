import type { PlanDto } from '@zielona-fala/contracts';
import type { Light } from '@zielona-fala/web-kit/ui';

/** More would be too small to be told apart on a phone. */
const MOST = 20;

/** A light for each question of the day's goal, or for as large a share of it as a light can stand for. */
export function lightsOf({ dailyGoal, doneToday }: PlanDto): readonly Light[] {
  const count = Math.min(dailyGoal, MOST);
  const lit = Math.floor((Math.min(doneToday, dailyGoal) / dailyGoal) * count);
  return Array.from({ length: count }, (_, place) => (place < lit ? 'on' : 'off'));
}
