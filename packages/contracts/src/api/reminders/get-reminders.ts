import { declare } from '../declare.ts';
import { REMINDERS } from './reminders.ts';

export const getReminders = declare({
  method: 'get',
  path: '/api/v1/tests/reminders',
  summary: 'Returns whether and when the learner is reminded',
  access: 'active',
  answer: REMINDERS,
});
