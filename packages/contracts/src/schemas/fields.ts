import Joi from 'joi';
import { SECOND_FACTOR_CODE_RULE } from '../account/second-factor.ts';
import { CATEGORIES } from '../exam/categories.ts';
import { FINISHED_STATUSES, LETTER_ANSWERS, MODES, YES_NO_ANSWERS } from '../exam/rules.ts';
import { QUESTION_TOPICS } from '../exam/topics.ts';
import {
  CONTACT_MESSAGE_RULE,
  CONTACT_NAME_RULE,
  CURRENT_PASSWORD_RULE,
  EMAIL_PATTERN,
  EMAIL_RULE,
  GROUP_NAME_RULE,
  JOIN_CODE_RULE,
  KNOWN_EMAIL_PATTERN,
  NEW_PASSWORD_RULE,
  PASSKEY_NAME_RULE,
  PRINTABLE_PATTERN,
  REPORT_TEXT_RULE,
  type TextRule,
  USERNAME_RULE,
} from '../forms/rules.ts';
import { LOCALES, QUESTION_LANGUAGES } from '../locales.ts';
import { QUESTION_REPORT_KINDS } from '../questions/reports.ts';
import { string } from './strings.ts';

const text = (rule: TextRule): Joi.StringSchema => string().atLeast(rule.min).atMost(rule.max);
/** May be left empty, which counts as not given: a form sends every field that it has. */
const optional = ({ max }: TextRule) => string().atMost(max).allow('').empty('');
const name = (rule: TextRule): Joi.StringSchema =>
  text(rule).trim().normalize('NFC').pattern(PRINTABLE_PATTERN, { name: 'printable' });

/** joi schemas of single fields, shared by every request, answer and event that has them. */
export const FIELDS = {
  id: Joi.number().integer().positive().max(Number.MAX_SAFE_INTEGER),
  /** A whole number ≥ 0. */
  count: Joi.number().integer().min(0),
  /** How many entries a page of a list has. */
  limit: Joi.number().integer().min(1).max(100).default(100),
  /** A day without a time, such as `2026-12-24`. */
  day: Joi.string().pattern(/^\d{4}-\d{2}-\d{2}$/, { name: 'day' }),
  /** The form of an IANA name; whether there is such a zone, the reader asks. */
  timeZone: Joi.string()
    .max(64)
    .pattern(/^[A-Za-z0-9_+-]+(\/[A-Za-z0-9_+-]+)*$/, { name: 'time zone' }),
  /** ISO 8601, as our own processes write it: events on record say so. */
  instant: Joi.string().isoDate(),
  /** What a caller says: RFC 3339, on a day that there is. */
  givenInstant: string().instant(),
  category: Joi.string().valid(...CATEGORIES),
  topic: Joi.string().valid(...QUESTION_TOPICS),
  /** Of a rule behind questions. */
  rule: Joi.string()
    .max(60)
    .pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, { name: 'rule' }),
  mode: Joi.string().valid(...MODES),
  testStatus: Joi.string().valid('unfinished', ...FINISHED_STATUSES),
  finishedStatus: Joi.string().valid(...FINISHED_STATUSES),
  answer: Joi.string()
    .uppercase()
    .valid(...YES_NO_ANSWERS, ...LETTER_ANSWERS),
  /** Of the interface. */
  locale: Joi.string().valid(...LOCALES),
  questionLanguage: Joi.string().valid(...QUESTION_LANGUAGES),
  username: name(USERNAME_RULE),
  email: text(EMAIL_RULE).trim().pattern(EMAIL_PATTERN, { name: 'email' }),
  /** Of an account that there is already, perhaps from before today's pattern. */
  knownEmail: text(EMAIL_RULE).trim().pattern(KNOWN_EMAIL_PATTERN, { name: 'email' }),
  passkeyName: name(PASSKEY_NAME_RULE),
  newPassword: text(NEW_PASSWORD_RULE),
  /** As typed: of an app, or a recovery code. */
  secondFactorCode: text(SECOND_FACTOR_CODE_RULE),
  /** Where only some accounts have a second factor. */
  secondFactorCodeIfOn: optional(SECOND_FACTOR_CODE_RULE),
  /** One that is only compared. An empty one is refused, also where none is needed: nothing may happen without a password by mistake. */
  currentPassword: text(CURRENT_PASSWORD_RULE),
  reportKind: Joi.string().valid(...QUESTION_REPORT_KINDS),
  reportText: string().atMost(REPORT_TEXT_RULE.max).trim().allow(''),
  groupName: name(GROUP_NAME_RULE),
  joinCode: text(JOIN_CODE_RULE),
  /** Of a field that is there only where it is true. */
  isTrue: Joi.valid(true) as Joi.BooleanSchema,
  contactName: optional(CONTACT_NAME_RULE).trim().pattern(PRINTABLE_PATTERN, { name: 'printable' }),
  contactMessage: text(CONTACT_MESSAGE_RULE).trim(),
} as const;
