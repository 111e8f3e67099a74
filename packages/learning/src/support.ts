import { unlearnedShare } from './correction.ts';
import type { Knowledge } from './knowledge.ts';
import { helpWith, type RuleMates } from './rule-mates.ts';
import type { StudyQuestion } from './study-question.ts';

/** How much of what helps with a new question helps to keep a known one: what belongs together is often forgotten together. */
const KEPT = 0.5;

/**
 * What knowing others of its rule adds to the log-odds of a known question. What the learner's answers already say of
 * known questions, they say of those with as much help as usual: that much is not counted twice.
 * @param transfer what each doubling of what is known of a rule adds for a new question
 */
export function supportOf(
  questions: readonly StudyQuestion[],
  { memories, correction }: Knowledge,
  mates: RuleMates,
  transfer: number,
): (question: StudyQuestion) => number {
  const helpFor = (question: StudyQuestion) => helpWith(question, memories.get(question.number), mates);
  const seen = questions.filter(({ number }) => memories.has(number));
  const usual = seen.reduce((sum, question) => sum + helpFor(question), 0) / Math.max(1, seen.length);
  const counted = (1 - unlearnedShare(correction)) * usual;
  return (question) => KEPT * transfer * (helpFor(question) - counted);
}
