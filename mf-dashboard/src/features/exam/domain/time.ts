import { secondsUntil } from '@zielona-fala/web-kit/clock';
import { phaseLimit } from './phase.ts';
import type { ExamState } from './state.ts';

/** Whole seconds left of the phase, as a clock shows them: 15 at its beginning, 1 in its last second. */
export function phaseSecondsLeft(state: ExamState, now: number): number {
  const question = state.questions[state.index];
  if (!question) return 0;
  return secondsUntil(state.phaseStartedAt + phaseLimit(state.phase, question), now);
}

/** Whole seconds left of the exam. */
export const examSecondsLeft = ({ deadline }: Pick<ExamState, 'deadline'>, now: number): number =>
  secondsUntil(deadline, now);

/** Remaining seconds at which the time is announced to screen readers. */
export const TOLD_MOMENTS = [300, 60, 10] as const;
export type ToldMoment = (typeof TOLD_MOMENTS)[number];

/** The last announcement due between two readings of the clock, or null. */
export function momentPassed(before: number, after: number): ToldMoment | null {
  return TOLD_MOMENTS.findLast((moment) => before > moment && after <= moment) ?? null;
}
