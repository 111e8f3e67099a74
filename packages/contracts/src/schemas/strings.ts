import Joi from 'joi';
import { isDay } from '../days.ts';
import { lengthOf } from '../forms/rules.ts';

/** A day and a time with its distance from UTC (RFC 3339). */
const INSTANT = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

function isInstant(text: string): boolean {
  const [, day] = INSTANT.exec(text) ?? [];
  return day !== undefined && isDay(day);
}

interface StringSchema extends Joi.StringSchema {
  /** So many characters or more: code points, as JSON Schema and the browser's forms count; joi's `min` counts an emoji as two. */
  atLeast(limit: number): StringSchema;
  /** So many characters or fewer, counted alike. */
  atMost(limit: number): StringSchema;
  /** An instant of RFC 3339 on a day that there is. joi's `isoDate` takes 31 November for the day after, and months without days. */
  instant(): StringSchema;
}

interface Rule<Args> {
  readonly args: Args;
}

interface Limit {
  readonly limit: number;
}

const LIMIT = { name: 'limit', assert: Number.isSafeInteger, message: 'must be a whole number' };

const strings: { string(): StringSchema } = Joi.extend((joi: Joi.Root) => ({
  type: 'string',
  base: joi.string(),
  messages: { 'string.instant': '{{#label}} must be an instant of RFC 3339' },
  validate: (value: unknown, { error }: Joi.CustomHelpers) =>
    typeof value === 'string' && !value.isWellFormed() ? { value, errors: error('any.invalid') } : undefined,
  rules: {
    atLeast: {
      method(this: { $_addRule(rule: object): StringSchema }, limit: number) {
        return this.$_addRule({ name: 'atLeast', args: { limit } });
      },
      args: [LIMIT],
      validate: (value: string, { error }: Joi.CustomHelpers, { limit }: Limit) =>
        lengthOf(value) >= limit ? value : error('string.min', { limit, value }),
      jsonSchema: ({ args }: Rule<Limit>, schema: object) =>
        args.limit > 0 ? { ...schema, minLength: args.limit } : schema,
    },
    atMost: {
      method(this: { $_addRule(rule: object): StringSchema }, limit: number) {
        return this.$_addRule({ name: 'atMost', args: { limit } });
      },
      args: [LIMIT],
      validate: (value: string, { error }: Joi.CustomHelpers, { limit }: Limit) =>
        lengthOf(value) <= limit ? value : error('string.max', { limit, value }),
      jsonSchema: ({ args }: Rule<Limit>, schema: object) => ({ ...schema, maxLength: args.limit }),
    },
    instant: {
      validate: (value: string, { error }: Joi.CustomHelpers) =>
        isInstant(value) ? value : error('string.instant'),
      jsonSchema: (_rule: unknown, schema: object) => ({ ...schema, format: 'date-time' }),
    },
  },
}));

/** joi's strings with the rules above, and without halves of characters (lone surrogates), which UTF-8 cannot say. */
export const string = (): StringSchema => strings.string();
