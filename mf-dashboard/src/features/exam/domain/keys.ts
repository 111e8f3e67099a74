import type { Answer } from '@zielona-fala/contracts';
import { answerOfKey } from '../../../shared/player/answer-keys.ts';
import type { ExamQuestion } from './question.ts';

/** What a key asks for; null when it means nothing here. */
export type KeyCommand =
  | { readonly type: 'answer'; readonly answer: Answer }
  | { readonly type: 'start' | 'next' };

/**
 * T/N, A/B/C or 1–3 answer; Space is START; Enter is next. Space and Enter belong to a control that has the focus.
 * @param key `KeyboardEvent.key`
 */
export function commandOf(key: string, question: ExamQuestion, controlHasFocus: boolean): KeyCommand | null {
  const answer = answerOfKey(key, question.yesNo);
  if (answer) return { type: 'answer', answer };
  if (controlHasFocus) return null;
  if (key === ' ') return { type: 'start' };
  if (key === 'Enter') return { type: 'next' };
  return null;
}
