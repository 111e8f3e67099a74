import { addDays, type Day } from '@zielona-fala/contracts';
import type { BankQuestion } from '@zielona-fala/contracts/bank';

const YEAR_DAYS = 365;

/** Questions that nobody has compared with the law for over a year, the longest unchecked first. */
export function uncheckedForAYear(questions: readonly BankQuestion[], today: Day): readonly BankQuestion[] {
  const yearAgo = addDays(today, -YEAR_DAYS);
  return questions
    .filter(({ checked }) => checked < yearAgo)
    .toSorted((one, other) => one.checked.localeCompare(other.checked));
}
