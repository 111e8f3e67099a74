import Joi from 'joi';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { REMINDER_HOUR, REMINDERS, type RemindersChoice } from './reminders.ts';

export const changeReminders = declare({
  method: 'patch',
  path: '/api/v1/tests/reminders',
  summary: 'Changes whether and when the learner is reminded',
  access: 'active',
  body: shapeOf<RemindersChoice>({
    mail: Joi.boolean(),
    push: Joi.boolean(),
    hour: REMINDER_HOUR,
  }),
  answer: REMINDERS,
});
