import { PACK_ANSWERS } from '@zielona-fala/contracts';
import type { QueuedAnswer } from './offline-pack.ts';

const packOf = ({ category, lang, issue }: QueuedAnswer): string => `${category} ${lang} ${issue}`;

/**
 * Splits answers into what can be sent at once, in their order: answers of one pack, each question once.
 * @param answers in the order in which they were given
 */
export function batchesOf(answers: readonly QueuedAnswer[]): readonly (readonly QueuedAnswer[])[] {
  const batches: QueuedAnswer[][] = [];
  for (const answer of answers) {
    const last = batches.at(-1);
    const fits =
      last?.[0] !== undefined &&
      packOf(last[0]) === packOf(answer) &&
      last.length < PACK_ANSWERS.most &&
      last.every(({ questionNumber }) => questionNumber !== answer.questionNumber);
    if (fits) last.push(answer);
    else batches.push([answer]);
  }
  return batches;
}
