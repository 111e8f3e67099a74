import { addDays, type Day } from '@zielona-fala/contracts';

const YEAR_DAYS = 365;

/** Questions or rules that nobody has compared with the law for over a year, the longest unchecked first. */
export function uncheckedForAYear<T extends { readonly checked: string }>(
  all: readonly T[],
  today: Day,
): readonly T[] {
  const yearAgo = addDays(today, -YEAR_DAYS);
  return all
    .filter(({ checked }) => checked < yearAgo)
    .toSorted((one, other) => one.checked.localeCompare(other.checked));
}
