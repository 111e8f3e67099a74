import type { ListedRuleDto } from '@zielona-fala/contracts';

/** Rules of which questions were answered wrong last, most first; of two alike the one whose mistake is newer. */
export function costliestFirst(rules: readonly ListedRuleDto[]): readonly ListedRuleDto[] {
  return rules
    .filter(({ seen, known }) => seen > known)
    .toSorted(
      (one, other) =>
        other.seen - other.known - (one.seen - one.known) ||
        (other.lastWrong ?? '').localeCompare(one.lastWrong ?? ''),
    );
}
