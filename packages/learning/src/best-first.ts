import { spread } from './due.ts';
import type { Estimate } from './estimate.ts';

/** What an answer can bring a question to. */
const WELL_KNOWN = 0.98;
/** Questions known better than this are asked last, in the same order. */
const REST = 0.01;
/**
 * How much the worth of a stratum counts: forgetting makes the last repetitions of what weighs most bring least, so that
 * repetitions are best spread by less than their worth.
 */
const WORTH_EXPONENT = 0.7;
/** What is learned anew also tells how the rest of its topic stands, and a repetition can wait a day. */
const NEW_FACTOR = 1.5;

/** A question with what an exam gains by its answer. */
interface Candidate {
  readonly estimate: Estimate;
  readonly gain: number;
}

/**
 * In the order in which they gain most: what an answer teaches of new questions of the same rule counts, and is gained
 * only once.
 * @param worths points of an exam that each question weighs, by stratum
 */
export function bestFirst(estimates: readonly Estimate[], worths: readonly number[]): readonly Estimate[] {
  const weights = worths.map((worth) => worth ** WORTH_EXPONENT);
  const alone = estimates.map((estimate) => ({ estimate, gain: gainOf(estimate, weights) }));
  return byGain(withoutRepeats(byGain(withMates(alone)))).map(({ estimate }) => estimate);
}

function byGain(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.toSorted(
    (one, other) =>
      other.gain - one.gain || spread(one.estimate.question.number) - spread(other.estimate.question.number),
  );
}

/** With what each answer gains for the new questions of its rule. */
function withMates(candidates: readonly Candidate[]): readonly Candidate[] {
  const gains = new Map<string, number>();
  for (const { estimate, gain } of candidates) {
    const { memory, question } = estimate;
    if (memory !== undefined || question.rule === undefined) continue;
    gains.set(question.rule, (gains.get(question.rule) ?? 0) + gain);
  }
  return candidates.map(({ estimate, gain }) => {
    const { memory, question, shared } = estimate;
    const ofRule = (question.rule !== undefined && gains.get(question.rule)) || 0;
    return { estimate, gain: gain + shared * (ofRule - (memory === undefined ? gain : 0)) };
  });
}

/** New questions gain less, the more questions of their rule come before them. */
function withoutRepeats(candidates: readonly Candidate[]): readonly Candidate[] {
  const left = new Map<string, number>();
  return candidates.map(({ estimate, gain }) => {
    const { memory, question, shared } = estimate;
    if (question.rule === undefined || shared === 0) return { estimate, gain };
    const share = left.get(question.rule) ?? 1;
    left.set(question.rule, share * (1 - shared));
    return { estimate, gain: memory === undefined ? gain * share : gain };
  });
}

function gainOf({ stratum, memory, right }: Estimate, weights: readonly number[]): number {
  const novelty = memory === undefined ? NEW_FACTOR : 1;
  const missing = Math.max(WELL_KNOWN - right, REST * (1 - right));
  return novelty * (weights[stratum] ?? 0) * missing;
}
