import Joi from 'joi';
import { CATEGORIES } from '../exam/categories.ts';
import {
  EMAIL_PATTERN,
  EMAIL_RULE,
  NEW_PASSWORD_RULE,
  type TextRule,
  UNPRINTABLE_PATTERN,
  USERNAME_RULE,
} from '../forms/rules.ts';
import { LOCALES } from '../locales.ts';

const text = (rule: TextRule): Joi.StringSchema => Joi.string().min(rule.min).max(rule.max);

/** joi schemas of single fields, shared by every request that has them. */
export const FIELDS = {
  id: Joi.number().integer().positive().max(Number.MAX_SAFE_INTEGER),
  category: Joi.string().valid(...CATEGORIES),
  locale: Joi.string().valid(...LOCALES),
  username: text(USERNAME_RULE)
    .trim()
    .normalize('NFC')
    .pattern(UNPRINTABLE_PATTERN, { invert: true, name: 'printable' }),
  email: text(EMAIL_RULE).trim().pattern(EMAIL_PATTERN, { name: 'email' }),
  newPassword: text(NEW_PASSWORD_RULE),
} as const;
