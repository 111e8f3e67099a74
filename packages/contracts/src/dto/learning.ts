import type { QuestionTopic } from '../exam/topics.ts';

/** Why a question is asked next. `refresh`: not due yet, but more likely to cost points than what is. */
export const PLAN_REASONS = ['due', 'mistake', 'new', 'refresh'] as const;
export type PlanReason = (typeof PLAN_REASONS)[number];

/** `GET v1/tests/plan/{category}`: what is still to do today, never more than the goal. */
export interface PlanDto {
  /** Questions a day. */
  readonly dailyGoal: number;
  /** Different questions of the category that were answered today, in the learner's time zone. */
  readonly doneToday: number;
  /** How many questions come next, by why. */
  readonly next: Readonly<Record<PlanReason, number>>;
  /** What they usually take; 0 when nothing is left. */
  readonly minutes: number;
}

/** `GET v1/tests/readiness/{category}`: the chance to pass an exam today, or what is missing to tell it. */
export interface ReadinessDto {
  /** 0..1; null while too little is known. So are the other figures of it. */
  readonly probability: number | null;
  /** In four of five cases the chance lies between `low` and `high`. */
  readonly low: number | null;
  readonly high: number | null;
  readonly expectedPoints: number | null;
  /** Different questions still to be answered before it can be told; 0 when it is told. */
  readonly missingAnswers: number;
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
