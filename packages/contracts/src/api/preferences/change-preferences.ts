import Joi from 'joi';
import { DAILY_GOAL, THEME_PREFERENCES } from '../../account/preferences.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { PREFERENCES, type PreferencesDto } from './preferences.ts';

export const changePreferences = declare({
  method: 'patch',
  path: '/api/v1/users/preferences',
  summary: 'Changes preferences',
  access: 'active',
  body: shapeOf<Partial<PreferencesDto>>({
    language: FIELDS.locale,
    theme: Joi.string().valid(...THEME_PREFERENCES),
    timeZone: FIELDS.timeZone,
    dailyGoal: Joi.number().integer().min(DAILY_GOAL.least).max(DAILY_GOAL.most),
    examDate: FIELDS.day.allow(null),
    showInRankings: Joi.boolean(),
    isFirstEveningOver: Joi.boolean(),
  }),
  answer: PREFERENCES,
});
