import type { ReadinessDto } from '@zielona-fala/contracts';

/** A chance in words of a hundred exams; whole numbers. */
export interface Odds {
  readonly chance: number;
  /** Passed in any case. */
  readonly low: number;
  /** Passed at best. */
  readonly high: number;
  /** How ready that is: `far` below 40, `halfway` below 75, `near` below 90, else `ready`. */
  readonly stage: 'far' | 'halfway' | 'near' | 'ready';
}

const HUNDRED = 100;
/** Nothing is sure: neither 0 nor 100 is told. */
const told = (share: number): number => Math.min(HUNDRED - 1, Math.max(1, Math.round(share * HUNDRED)));

function stageOf(chance: number): Odds['stage'] {
  if (chance < 40) return 'far';
  if (chance < 75) return 'halfway';
  return chance < 90 ? 'near' : 'ready';
}

/** Null while too little is known to tell. */
export function oddsOf({ probability, low, high }: ReadinessDto): Odds | null {
  if (probability === null || low === null || high === null) return null;
  const chance = told(probability);
  return {
    chance,
    low: Math.min(chance, told(low)),
    high: Math.max(chance, told(high)),
    stage: stageOf(chance),
  };
}
