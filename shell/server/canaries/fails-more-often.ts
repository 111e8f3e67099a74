/** Where pages of a remote failed: how many networks of browsers with its canary, and of those without. */
export interface FailingNetworks {
  readonly canary: number;
  readonly others: number;
}

/** Fewer are too few to judge by. */
const MIN_NETWORKS = 5;
/** By how many standard deviations more than the share of browsers: chance alone exceeds that once in 30,000 times. */
const MAX_DEVIATIONS = 4;

/**
 * Whether pages of a canary fail more often than the others'. Browsers get it at random, so that of the networks where
 * pages fail as many have the canary as of all: its share, as long as both versions fail equally often.
 * @param percent of browsers that get the canary; of 100 there is nothing to compare with
 */
export function failsMoreOften({ canary, others }: FailingNetworks, percent: number): boolean {
  const share = percent / 100;
  const all = canary + others;
  const surplus = canary - all * share;
  return canary >= MIN_NETWORKS && surplus > MAX_DEVIATIONS * Math.sqrt(all * share * (1 - share));
}
