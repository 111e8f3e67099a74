import type { QuestionTopic } from '../exam/topics.ts';

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

/** `GET v1/tests/plan/{category}`: what today is, and what is to be done next. */
export interface PlanDto {
  readonly state: DayState;
  /** Questions a day. */
  readonly dailyGoal: number;
  /** Different questions of the category that were answered today, in the learner's time zone. */
  readonly doneToday: number;
  /** How many of them were answered wrong the last time; they are asked again today. */
  readonly mistakesToday: number;
  /** How many questions come next, by why; none when the state is `done` or `empty`. */
  readonly next: Readonly<Record<PlanReason, number>>;
  /** What they usually take; 0 when nothing is left. */
  readonly minutes: number;
  /** Null without a date. */
  readonly exam: {
    /** Such as `2026-12-24`. */
    readonly date: string;
    /** Negative when it is over. */
    readonly daysLeft: number;
    /** Questions a day that would show all of them before it; null when the goal is enough, or it is far away. */
    readonly perDay: number | null;
  } | null;
}

/** What a chance to pass means; `unknown` while too little is known to tell. */
export const READINESS_VERDICTS = ['unknown', 'not-yet', 'nearly', 'ready'] as const;
export type ReadinessVerdict = (typeof READINESS_VERDICTS)[number];

/** `GET v1/tests/readiness/{category}`: the chance to pass an exam today, or what is missing to tell it. */
export interface ReadinessDto {
  /** 0..1; null while too little is known. So are the other figures of it. */
  readonly probability: number | null;
  /** In four of five cases the chance lies between `low` and `high`. */
  readonly low: number | null;
  readonly high: number | null;
  readonly expectedPoints: number | null;
  readonly verdict: ReadinessVerdict;
  /** Different questions still to be answered before it can be told; 0 when it is told. */
  readonly missingAnswers: number;
  /** …of so many; 0 when it is told. */
  readonly neededAnswers: number;
  /** What would raise it most; null when nothing would, or nothing is told. */
  readonly best: {
    readonly topic: QuestionTopic;
    /** The chance to pass once the topic is known well. */
    readonly probability: number;
    /** How much more that is than now. */
    readonly gain: number;
  } | null;
}

/** `GET v1/tests/topics/{category}`: an item for each topic that the category has questions of. */
export interface TopicProgressDto {
  readonly topic: QuestionTopic;
  readonly questions: number;
  /** How many of them the learner has answered. */
  readonly seen: number;
  readonly mastered: number;
  /** Share of the questions that are mastered, 0..1. */
  readonly mastery: number;
  /** Day of the newest mistake that no later right answer has mended, such as `2026-11-23`. */
  readonly lastWrong: string | null;
}
