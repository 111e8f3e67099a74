import type { Knowledge } from './knowledge.ts';
import type { Memory } from './memory.ts';
import type { StudyQuestion } from './study-question.ts';

/** A mistake that was explained teaches a little: less than what it shows is missing. */
const MISTAKE = 0.25;

/** How much an answered question counts for others of its rule: one, or less while its last answer was wrong. */
export const mateOf = ({ lastRight }: Pick<Memory, 'lastRight'>): number => (lastRight ? 1 : MISTAKE);

/** How much knowing so many others of a rule helps, in doublings: each next one less. */
export const helpOf = (mates: number): number => Math.log2(1 + mates);

/** What the others of its rule help with a question. */
export function helpWith(
  { rule }: Pick<StudyQuestion, 'rule'>,
  memory: Memory | undefined,
  mates: RuleMates,
): number {
  return rule === undefined ? 0 : helpOf((mates.get(rule) ?? 0) - ownPart(memory));
}

/** How much more a right answer to a question helps with new ones of its rule. */
export function addedHelp(
  { rule }: Pick<StudyQuestion, 'rule'>,
  memory: Memory | undefined,
  mates: RuleMates,
): number {
  if (rule === undefined) return 0;
  const before = mates.get(rule) ?? 0;
  return helpOf(before + 1 - ownPart(memory)) - helpOf(before);
}

const ownPart = (memory: Memory | undefined): number => (memory === undefined ? 0 : mateOf(memory));

/** By rule, its answered questions, each as much as it counts for the others. */
export type RuleMates = ReadonlyMap<string, number>;

export function ruleMatesOf(
  questions: readonly Pick<StudyQuestion, 'number' | 'rule'>[],
  memories: Knowledge['memories'],
): RuleMates {
  const mates = new Map<string, number>();
  for (const { number, rule } of questions) {
    const memory = memories.get(number);
    if (rule === undefined || memory === undefined) continue;
    mates.set(rule, (mates.get(rule) ?? 0) + mateOf(memory));
  }
  return mates;
}

/** A first answer, and what it shares with others, such as its rule. */
export interface FirstOfGroup {
  readonly group: string | undefined;
  readonly first: Memory['first'];
  /** How much it counts for others. */
  readonly weight: number;
}

/**
 * How much of its group had been answered when each question was answered first; of others of the same day, half.
 * @param answers in the order of their days
 */
export function answeredBefore(answers: readonly FirstOfGroup[]): readonly number[] {
  const before = new Map<string, number>();
  const found: number[] = [];
  for (let start = 0; start < answers.length; ) {
    const sameDay = new Map<string, number>();
    let end = start;
    for (; end < answers.length && answers[end]?.first === answers[start]?.first; end += 1) {
      const { group, weight } = answers[end] as FirstOfGroup;
      if (group !== undefined) sameDay.set(group, (sameDay.get(group) ?? 0) + weight);
    }
    for (const { group, weight } of answers.slice(start, end)) {
      const others = group === undefined ? 0 : (sameDay.get(group) ?? 0) - weight;
      found.push(group === undefined ? 0 : (before.get(group) ?? 0) + others / 2);
    }
    for (const [group, weight] of sameDay) before.set(group, (before.get(group) ?? 0) + weight);
    start = end;
  }
  return found;
}
