/**
 * Why a question is asked next. `refresh`: not due yet, but more likely to cost points than what is. `again`: answered
 * wrong today.
 */
export const PLAN_REASONS = ['due', 'mistake', 'new', 'refresh', 'again'] as const;
export type PlanReason = (typeof PLAN_REASONS)[number];

/**
 * What today is. `open`: the goal is not reached. `rest`: it is, but mistakes of today or due questions wait. `push`:
 * nothing waits, but the exam is near and its learner not ready. `exam-day`: it is today. `empty`: there is nothing to ask.
 */
export const DAY_STATES = ['empty', 'exam-day', 'open', 'rest', 'push', 'done'] as const;
export type DayState = (typeof DAY_STATES)[number];

/** Interpretation of a probability of passing; `unknown` while there is too little data. */
export const READINESS_VERDICTS = ['unknown', 'not-yet', 'nearly', 'ready'] as const;
export type ReadinessVerdict = (typeof READINESS_VERDICTS)[number];
