import { type AnswersByNumber, LETTER_ANSWERS, YES_NO_ANSWERS } from '@zielona-fala/contracts';

const ANSWERS: readonly unknown[] = [...YES_NO_ANSWERS, ...LETTER_ANSWERS];

/** Whether what a browser has kept is answers by the numbers of their questions. */
export function isAnswers(value: unknown): value is AnswersByNumber {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((one) => ANSWERS.includes(one))
  );
}
