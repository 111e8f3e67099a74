import { MEDALS, type MedalName } from '@zielona-fala/contracts';
import { partsOf } from '../../shared/medal-kind.ts';

/**
 * The medals that can be earned: nobody masters more questions than there are.
 * @param questions that the bank has; null while unknown
 */
export function goalsWith(questions: number | null): readonly MedalName[] {
  return MEDALS.filter((medal) => {
    const { kind, count } = partsOf(medal);
    return kind !== 'mastered' || count === null || questions === null || count <= questions;
  });
}

/** Of medals that are missing the next one of each kind, in their order. */
export function nearestOf(missing: readonly MedalName[]): readonly MedalName[] {
  const byKind = Object.groupBy(missing, (medal) => partsOf(medal).kind);
  const nearest = Object.values(byKind).map((same) =>
    same.toSorted((one, other) => (partsOf(one).count ?? 0) - (partsOf(other).count ?? 0)).at(0),
  );
  return missing.filter((medal) => nearest.includes(medal));
}
