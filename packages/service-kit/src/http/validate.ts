import type { FieldError } from '@zielona-fala/contracts';
import type Joi from 'joi';

const CODES: Readonly<Record<string, readonly [code: string, message: string]>> = {
  'any.required': ['required', 'This field is required'],
  'string.empty': ['required', 'This field is required'],
  'string.min': ['too-short', 'This is too short'],
  'string.max': ['too-long', 'This is too long'],
  'any.only': ['not-allowed', 'This value is not allowed here'],
  'object.unknown': ['unknown-field', 'Unknown field'],
};

const INVALID = ['invalid', 'This value is not valid'] as const;

/** Result of checking one part of a request against its schema. */
export type Checked = { readonly value: unknown; readonly errors: readonly FieldError[] };

/** Checks one part of a request: one error for each field that is wrong; messages never repeat the value. */
export function check(schema: Joi.Schema, input: unknown): Checked {
  const prototypes = prototypeFields(input, []);
  if (prototypes.length > 0) return { value: {}, errors: prototypes };
  const { error, value } = schema.validate(input, { abortEarly: false });
  return { value, errors: onePerField((error?.details ?? []).map(asFieldError)) };
}

/** Of what joi finds wrong with one value, the first is the cause. */
const onePerField = (errors: readonly FieldError[]): readonly FieldError[] =>
  [...Map.groupBy(errors, ({ field }) => field).values()].flatMap(([first]) => first ?? []);

/** Validates a JSON body without converting types, unlike a query, where every value is text. */
export function checkBody(schema: Joi.Schema, input: unknown): Checked {
  const checked = check(schema, input);
  return checked.errors.length > 0
    ? checked
    : { ...checked, errors: convertedFields(input, checked.value, []) };
}

function convertedFields(given: unknown, value: unknown, path: readonly string[]): FieldError[] {
  // an optional text that was left empty counts as not given
  if (value === undefined) return [];
  if (kindOf(given) !== kindOf(value)) return [asFieldError({ path: [...path], type: 'any.invalid' })];
  if (typeof given !== 'object' || given === null) return [];
  const values = value as Readonly<Record<string, unknown>>;
  return Object.entries(given).flatMap(([name, inner]) =>
    convertedFields(inner, values[name], [...path, name]),
  );
}

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** Joi validates a copy, and `__proto__` is lost when copied, so it would pass unnoticed. */
function prototypeFields(input: unknown, path: readonly string[]): FieldError[] {
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) => {
    const field = [...path, name];
    if (name !== '__proto__') return prototypeFields(value, field);
    return [asFieldError({ path: field, type: 'object.unknown' })];
  });
}

function asFieldError({ path, type }: Pick<Joi.ValidationErrorItem, 'path' | 'type'>): FieldError {
  const field = path.join('.');
  const [code, message] = CODES[type] ?? INVALID;
  return { field, code, message };
}
