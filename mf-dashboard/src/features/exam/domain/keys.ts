import type { Answer } from '@zielona-fala/contracts';
import type { ExamQuestion } from './question.ts';

/** What a key asks for; null when it means nothing here. */
export type KeyCommand =
  | { readonly type: 'answer'; readonly answer: Answer }
  | { readonly type: 'start' | 'next' };

const LETTERS: Readonly<Record<string, Answer>> = { a: 'A', b: 'B', c: 'C', '1': 'A', '2': 'B', '3': 'C' };
/** T and N everywhere; "yes" and "ja" have their own first letters. */
const YES_NO: Readonly<Record<string, Answer>> = { t: 'T', y: 'T', j: 'T', n: 'N' };

/**
 * T/N, A/B/C or 1–3 answer; Space is START; Enter is next. Space and Enter belong to a control that has the focus.
 * @param key `KeyboardEvent.key`
 */
export function commandOf(key: string, question: ExamQuestion, controlHasFocus: boolean): KeyCommand | null {
  const answer = (question.yesNo ? YES_NO : LETTERS)[key.toLowerCase()];
  if (answer) return { type: 'answer', answer };
  if (controlHasFocus) return null;
  if (key === ' ') return { type: 'start' };
  if (key === 'Enter') return { type: 'next' };
  return null;
}
