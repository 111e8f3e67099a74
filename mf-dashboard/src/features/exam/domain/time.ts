import { EXAM } from '@zielona-fala/contracts';
import type { ExamQuestion } from './question.ts';
import type { ExamState, Phase } from './state.ts';

/** A film that never ends or never loads must not hold the exam. */
const FILM_LIMIT_MS = 60_000;
/** After this long a question counts as seen. */
export const SETTLE_MS = 300;
/** From here on the clock turns amber. */
export const HURRY_SECONDS = 5;

/** How long a phase of a question lasts at most, in milliseconds. */
export function phaseLimit(phase: Phase, question: ExamQuestion): number {
  if (phase === 'reading') return EXAM.readSeconds * 1000;
  if (phase === 'watching') return FILM_LIMIT_MS;
  return (question.yesNo ? EXAM.answerSeconds : EXAM.technicalSeconds) * 1000;
}

/** Whole seconds left of the phase, as a clock shows them: 15 at its beginning, 1 in its last second. */
export function phaseSecondsLeft(state: ExamState, now: number): number {
  const question = state.questions[state.index];
  if (!question) return 0;
  return secondsUntil(state.phaseStartedAt + phaseLimit(state.phase, question), now);
}

/** Whole seconds left of the exam. */
export const examSecondsLeft = ({ deadline }: Pick<ExamState, 'deadline'>, now: number): number =>
  secondsUntil(deadline, now);

/** Whole seconds until `end`, never below 0. Both in milliseconds. */
export const secondsUntil = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000));

/** Moments of the exam's clock that are told to a screen reader, in seconds left. */
export const TOLD_MOMENTS = [300, 60, 10] as const;
export type ToldMoment = (typeof TOLD_MOMENTS)[number];

/** The latest moment to tell that lies between two readings of the clock, or null. */
export function momentPassed(before: number, after: number): ToldMoment | null {
  return TOLD_MOMENTS.findLast((moment) => before > moment && after <= moment) ?? null;
}
