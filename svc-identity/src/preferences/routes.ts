import { DAILY_GOAL, type PreferencesDto, THEME_PREFERENCES } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import Joi from 'joi';
import type { Preferences } from './preferences.ts';

const WISH = shapeOf<Partial<PreferencesDto>>({
  language: FIELDS.locale,
  theme: Joi.string().valid(...THEME_PREFERENCES),
  timeZone: FIELDS.timeZone,
  dailyGoal: Joi.number().integer().min(DAILY_GOAL.least).max(DAILY_GOAL.most),
  examDate: FIELDS.day.allow(null),
  showInRankings: Joi.boolean(),
  isFirstEveningOver: Joi.boolean(),
});

export function preferenceRoutes(preferences: Preferences): Endpoint[] {
  return [
    endpoint({
      method: 'get',
      path: '/api/v1/users/preferences',
      summary: "The learner's preferences",
      access: 'active',
      returns: RESPONSES.preferences,
      handle: ({ user }) => preferences.read(user.userId),
    }),
    endpoint({
      method: 'patch',
      path: '/api/v1/users/preferences',
      summary: 'Changes preferences',
      access: 'active',
      body: WISH,
      returns: RESPONSES.preferences,
      handle: ({ user, body }) => preferences.change(user.userId, body),
    }),
  ];
}
