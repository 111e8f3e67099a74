import Joi from 'joi';
import { FIELDS } from '../../schemas/fields.ts';
import { named, shapeOf } from '../../schemas/shape.ts';

/** `GET v1/tests/reminders`: whether and when the learner is reminded of what is due. */
export interface RemindersDto {
  /** Whether by mail; nobody is who did not ask. */
  readonly mail: boolean;
  /** Whether by notifications on the devices that show them. */
  readonly push: boolean;
  /** Hour of the day at which they come, 0..23. */
  readonly hour: number;
  /** IANA name, in which the hour is meant: the learner's own. */
  readonly timeZone: string;
  /** Whether they ended by themselves because none was answered for long. */
  readonly endedUnanswered: boolean;
}

/** What a learner can change. */
export type RemindersChoice = Partial<Pick<RemindersDto, 'mail' | 'push' | 'hour'>>;

export const REMINDER_HOUR = Joi.number().integer().min(0).max(23);

export const REMINDERS = named(
  'Reminders',
  shapeOf<RemindersDto>({
    mail: Joi.boolean().required(),
    push: Joi.boolean().required(),
    hour: REMINDER_HOUR.required(),
    timeZone: FIELDS.timeZone.required(),
    endedUnanswered: Joi.boolean().required(),
  }),
);
