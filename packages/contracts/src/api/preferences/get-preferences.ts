import { declare } from '../declare.ts';
import { PREFERENCES } from './preferences.ts';

export const getPreferences = declare({
  method: 'get',
  path: '/api/v1/users/preferences',
  summary: "Returns the learner's preferences",
  access: 'active',
  answer: PREFERENCES,
});
