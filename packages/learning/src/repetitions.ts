import { type Correction, unlearnedShare } from './correction.ts';
import type { Estimate } from './estimate.ts';

/** While more than this share of what is believed at first of a learner's memory is open, … */
const STILL_OPEN = 0.5;
/** … no more new questions than these follow each other. */
const NEW_IN_A_ROW = 5;
/** Before so many questions are known, an exam depends on the new ones. */
const KNOWN_SHARE = 1 / 4;

/**
 * New questions nearly always gain more than repetitions, but only repetitions tell how fast a learner forgets. From when
 * a quarter of the questions are known ones, and until it is known by half, at least every sixth question is a repetition.
 * @param ordered the best first
 */
export function withRepetitions(
  ordered: readonly Estimate[],
  correction: Pick<Correction, 'covariance'>,
): readonly Estimate[] {
  const repetitions = ordered.filter(({ memory }) => memory !== undefined);
  const isDue = repetitions.length >= ordered.length * KNOWN_SHARE;
  return isDue && unlearnedShare(correction) > STILL_OPEN ? mixed(ordered, repetitions) : ordered;
}

function mixed(ordered: readonly Estimate[], repetitions: readonly Estimate[]): readonly Estimate[] {
  const order = new Set<Estimate>();
  let repeated = 0;
  let newInARow = 0;
  for (const each of ordered) {
    if (order.has(each)) continue;
    const isNew = each.memory === undefined;
    const repetition = repetitions[repeated];
    if (isNew && newInARow === NEW_IN_A_ROW && repetition !== undefined) {
      order.add(repetition);
      repeated += 1;
      newInARow = 0;
    }
    order.add(each);
    repeated += Number(!isNew);
    newInARow = isNew ? newInARow + 1 : 0;
  }
  return [...order];
}
