import { EXAM } from '@zielona-fala/contracts';
import type { ExamQuestion } from './question.ts';

/** `reading`: before START · `watching`: the film plays · `answering`: an answer can be given and changed */
export type Phase = 'reading' | 'watching' | 'answering';

/** A film that never ends or never loads must not hold the exam. */
const FILM_LIMIT_MS = 60_000;
/** From here on the clock turns amber. */
export const HURRY_SECONDS = 5;

export const openingPhase = (question: ExamQuestion): Phase => (question.yesNo ? 'reading' : 'answering');

/** How long a phase of a question lasts at most, in milliseconds. */
export function phaseLimit(phase: Phase, question: ExamQuestion): number {
  if (phase === 'reading') return EXAM.readSeconds * 1000;
  if (phase === 'watching') return FILM_LIMIT_MS;
  return (question.yesNo ? EXAM.answerSeconds : EXAM.technicalSeconds) * 1000;
}
