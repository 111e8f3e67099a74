import type { BankQuestion } from '@zielona-fala/contracts/bank';

/**
 * Questions that nobody has compared with the law for over a year, the longest unchecked first.
 * @param today `YYYY-MM-DD`
 */
export function uncheckedForAYear(
  questions: readonly BankQuestion[],
  today: string,
): readonly BankQuestion[] {
  const yearAgo = `${String(Number(today.slice(0, 4)) - 1).padStart(4, '0')}${today.slice(4)}`;
  return questions
    .filter(({ checked }) => checked < yearAgo)
    .toSorted((one, other) => one.checked.localeCompare(other.checked));
}
