import Joi from 'joi';
import { DAY_STATES, type DayState, type PlanReason } from '../../learning/plan.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { named, shapeOf } from '../../schemas/shape.ts';
import { ONE_CATEGORY } from '../category.ts';
import { declare } from '../declare.ts';

const count = FIELDS.count.required();

/** `GET v1/tests/plan/{category}`: the state of today, and the next steps. */
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

export const getPlan = declare({
  method: 'get',
  path: '/api/v1/tests/plan/:category',
  summary: "Returns today's plan: what to answer next",
  access: 'active',
  params: ONE_CATEGORY,
  answer: named(
    'Plan',
    shapeOf<PlanDto>({
      state: Joi.string()
        .valid(...DAY_STATES)
        .required(),
      dailyGoal: count,
      doneToday: count,
      mistakesToday: count,
      next: shapeOf<PlanDto['next']>({
        due: count,
        mistake: count,
        new: count,
        refresh: count,
        again: count,
      }).required(),
      minutes: count,
      exam: shapeOf<NonNullable<PlanDto['exam']>>({
        date: FIELDS.day.required(),
        daysLeft: Joi.number().integer().required(),
        perDay: FIELDS.count.allow(null).required(),
      })
        .allow(null)
        .required(),
    }),
  ),
});
