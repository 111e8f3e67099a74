import Joi from 'joi';
import { shapeOf } from '../../schemas/shape.ts';
import { type CallLimit, declare } from '../declare.ts';

/** Tokens must not be found by trying. */
export const REMINDER_ENDS = {
  name: 'reminder-ends',
  calls: 60,
  seconds: 60 * 60,
  per: 'address',
  by: 'gateway',
} as const satisfies CallLimit;

export const endReminders = declare({
  method: 'post',
  path: '/api/v1/tests/reminders/end',
  summary: 'Ends the reminders that a mailed link belongs to',
  access: 'public',
  query: shapeOf<{ readonly token: string }>({
    token: Joi.string()
      .pattern(/^[\w-]{43}$/, { name: 'token' })
      .required(),
  }),
  limits: [REMINDER_ENDS],
  byMailPrograms: true,
});
