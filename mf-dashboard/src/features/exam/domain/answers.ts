import type { Answer, AnswersByNumber } from '@zielona-fala/contracts';

/** The answers of `mine` that `saved` lacks or holds otherwise. */
export function unsavedOf(mine: AnswersByNumber, saved: AnswersByNumber): readonly [number, Answer][] {
  return Object.entries(mine)
    .filter(([number, answer]) => saved[number] !== answer)
    .map(([number, answer]) => [Number(number), answer]);
}
