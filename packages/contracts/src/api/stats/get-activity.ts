import Joi from 'joi';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf, type WithDefaults } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';

/** A year as a calendar of whole weeks shows it. */
const CALENDAR_DAYS = 371;

/** What the learner did on which day of their own calendar. */
export interface ActivityDto {
  /** Such as `2026-11-22`. */
  readonly today: string;
  readonly streak: {
    /** Days with enough answers, without a gap but frozen days; today counts from its tenth answer on. */
    readonly current: number;
    readonly longest: number;
    readonly isReachedToday: boolean;
    /** Whether a day of this week (Monday to Sunday) can still be missed. */
    readonly isFreezeLeft: boolean;
  };
  /** Those with answers, and frozen ones; the oldest first. */
  readonly days: readonly ActivityDayDto[];
}

export interface ActivityDayDto {
  readonly day: string;
  readonly answered: number;
  /** `reached`: enough answers; `frozen`: too few, and the streak went on; `missed`: too few. Of today `open` while too few. */
  readonly state: 'reached' | 'frozen' | 'missed' | 'open';
}

export const getActivity = declare({
  method: 'get',
  path: '/api/v1/stats/activity',
  summary: "Returns the learner's streak, and how much was answered on each day of their calendar",
  access: 'active',
  query: shapeOf<WithDefaults<{ readonly days: number }, 'days'>>({
    days: Joi.number().integer().min(1).max(10_000).default(CALENDAR_DAYS),
  }),
  answer: named(
    'Activity',
    shapeOf<ActivityDto>({
      today: FIELDS.day.required(),
      streak: shapeOf<ActivityDto['streak']>({
        current: FIELDS.count.required(),
        longest: FIELDS.count.required(),
        isReachedToday: Joi.boolean().required(),
        isFreezeLeft: Joi.boolean().required(),
      }).required(),
      days: listOf(
        shapeOf<ActivityDayDto>({
          day: FIELDS.day.required(),
          answered: FIELDS.count.required(),
          state: Joi.string().valid('reached', 'frozen', 'missed', 'open').required(),
        }),
      ).required(),
    }),
  ),
});
