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
