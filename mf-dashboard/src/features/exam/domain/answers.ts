import { type Answer, type AnswersByNumber, LETTER_ANSWERS, YES_NO_ANSWERS } from '@zielona-fala/contracts';

const ANSWERS: readonly unknown[] = [...YES_NO_ANSWERS, ...LETTER_ANSWERS];

export function isAnswers(value: unknown): value is AnswersByNumber {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((one) => ANSWERS.includes(one))
  );
}

/** The answers of `mine` that `saved` lacks or holds otherwise. */
export function unsavedOf(mine: AnswersByNumber, saved: AnswersByNumber): readonly [number, Answer][] {
  return Object.entries(mine)
    .filter(([number, answer]) => saved[number] !== answer)
    .map(([number, answer]) => [Number(number), answer]);
}
