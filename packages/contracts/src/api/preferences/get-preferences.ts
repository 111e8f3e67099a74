import { declare } from '../declare.ts';
import { PREFERENCES } from './preferences.ts';

export const getPreferences = declare({
  method: 'get',
  path: '/api/v1/users/preferences',
  summary: "The learner's preferences",
  access: 'active',
  answer: PREFERENCES,
});
