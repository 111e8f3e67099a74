import type { FieldError } from '@zielona-fala/contracts';
import type Joi from 'joi';

const CODES: Readonly<Record<string, readonly [code: string, message: string]>> = {
  'any.required': ['required', 'This field is needed'],
  'string.empty': ['required', 'This field is needed'],
  'string.min': ['too-short', 'This is too short'],
  'string.max': ['too-long', 'This is too long'],
  'any.only': ['not-allowed', 'This value is not one of the allowed ones'],
  'object.unknown': ['unknown-field', 'This field is not known here'],
};

const INVALID = ['invalid', 'This value is not valid'] as const;

/** Result of checking one part of a request against its schema. */
export type Checked = { readonly value: unknown; readonly errors: readonly FieldError[] };

/** Checks one part of a request; messages never repeat the value. */
export function check(schema: Joi.Schema, input: unknown): Checked {
  const { error, value } = schema.validate(input, { abortEarly: false });
  return { value, errors: (error?.details ?? []).map(asFieldError) };
}

function asFieldError({ path, type, context }: Joi.ValidationErrorItem): FieldError {
  const field = path.join('.');
  const comparesWithField = type === 'any.only' && String(context?.valids ?? '').startsWith('ref:');
  if (comparesWithField) return { field, code: 'not-equal', message: 'The two fields are not equal' };
  const [code, message] = CODES[type] ?? INVALID;
  return { field, code, message };
}
