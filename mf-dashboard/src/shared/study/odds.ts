import type { ReadinessDto } from '@zielona-fala/contracts';

/** A chance in words of a hundred exams; whole numbers. */
export interface Odds {
  readonly chance: number;
  /** Passed in any case. */
  readonly low: number;
  /** Passed at best. */
  readonly high: number;
}

const HUNDRED = 100;
/** Nothing is certain, so neither 0 nor 100 is shown. */
const examsOf = (share: number): number => Math.min(HUNDRED - 1, Math.max(1, Math.round(share * HUNDRED)));

/** Null while there is too little data. */
export function oddsOf({ probability, low, high }: ReadinessDto): Odds | null {
  if (probability === null || low === null || high === null) return null;
  const chance = examsOf(probability);
  return { chance, low: Math.min(chance, examsOf(low)), high: Math.max(chance, examsOf(high)) };
}
