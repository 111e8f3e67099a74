import type { MasteryDto } from '@zielona-fala/contracts';

/**
 * Those of most questions answered wrong last; of two alike the one whose mistake is newer, and where there is none the
 * one of which more was answered.
 */
export function costliestFirst<Rule extends MasteryDto>(rules: readonly Rule[]): readonly Rule[] {
  return rules.toSorted(
    (one, other) =>
      other.seen - other.known - (one.seen - one.known) ||
      (other.lastWrong ?? '').localeCompare(one.lastWrong ?? '') ||
      other.seen - one.seen,
  );
}
