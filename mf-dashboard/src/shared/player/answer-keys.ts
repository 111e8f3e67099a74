import type { Answer } from '@zielona-fala/contracts';

const LETTERS: Readonly<Record<string, Answer>> = { a: 'A', b: 'B', c: 'C', '1': 'A', '2': 'B', '3': 'C' };
/** T and N everywhere; "yes" and "ja" have their own first letters. */
const YES_NO: Readonly<Record<string, Answer>> = { t: 'T', y: 'T', j: 'T', n: 'N' };

/**
 * The answer that a key selects, if the question has it.
 * @param key `KeyboardEvent.key`
 */
export const answerOfKey = (key: string, yesNo: boolean): Answer | undefined =>
  (yesNo ? YES_NO : LETTERS)[key.toLowerCase()];
