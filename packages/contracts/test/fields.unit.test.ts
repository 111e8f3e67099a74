import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { EMAIL_PATTERN, PRINTABLE_PATTERN } from '../src/index.ts';
import { FIELDS } from '../src/schemas/fields.ts';
import { string } from '../src/schemas/strings.ts';

const isValid = (schema: { validate(value: unknown): { error?: unknown } }, value: unknown): boolean =>
  schema.validate(value).error === undefined;

test('lengths are counted in characters, as JSON Schema does, and half of a character is none', () => {
  const twoToFour = string().atLeast(2).atMost(4);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 6 }), (text) => {
      const { length } = [...text];
      expect(isValid(twoToFour, text)).toBe(length >= 2 && length <= 4);
    }),
  );
  expect(isValid(twoToFour, '🚗🍎')).toBe(true);
  expect(isValid(twoToFour, '\ud83dab')).toBe(false);
});

test('what is documented of lengths and instants is what is checked', () => {
  const schemaOf = (schema: ReturnType<typeof string>) =>
    schema['~standard'].jsonSchema.input({ target: 'draft-2020-12' });
  expect(schemaOf(string().atLeast(2).atMost(4))).toMatchObject({ minLength: 2, maxLength: 4 });
  expect(schemaOf(string().instant() as ReturnType<typeof string>)).toMatchObject({ format: 'date-time' });
});

describe('an instant', () => {
  test('is whatever a clock says in UTC', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') }), (date) => {
        expect(FIELDS.givenInstant.validate(date.toISOString())).toEqual({ value: date.toISOString() });
      }),
    );
  });

  test.each(['2026-11-30T02:00:00Z', '2026-11-30T02:00:00.5+01:00', '2024-02-29T23:59:59-05:30'])(
    'is %s',
    (text) => expect(isValid(FIELDS.givenInstant, text)).toBe(true),
  );

  test.each([
    '2026-02-29T00:00:00Z',
    '2026-11-31T10:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-11-30T24:00:00Z',
    '2026-11-30T02:00:00',
    '2026-11-30',
    '2026-11',
  ])('is not %s', (text) => expect(isValid(FIELDS.givenInstant, text)).toBe(false));
});

describe('an e-mail address', () => {
  test.each(['a@b', 'ola.nowak+kurs@example.test', 'żółw@żółw.pl', "o'neil_1@a-b.test"])('is %s', (text) =>
    expect(EMAIL_PATTERN.test(text)).toBe(true),
  );

  test.each([
    ...['<ola@b.pl>', 'ola@b.pl>', '"ola"@b.pl', 'ola(x)@b.pl', 'ola@[127.0.0.1]', 'a,ola@b.pl'],
    ...['.ola@b.pl', 'ola.@b.pl', 'o..la@b.pl', 'ola@.b.pl', 'ola@b.pl.', 'ola@b@c.pl', 'o la@b.pl'],
    ...['ola\u0000@b.pl', 'ola\u202e@b.pl', 'ola\ufe0f@b.pl', 'ola\u200b@b.pl'],
  ])('that could write a mailbox in another way is none: %j', (text) =>
    expect(EMAIL_PATTERN.test(text)).toBe(false),
  );
});

describe('a name', () => {
  test.each(['Ola', 'Żółta Łódź', 'ola ❤️', '☀️', '☎︎', 'Grupa 1️⃣', '車'])('may be %s', (text) =>
    expect(PRINTABLE_PATTERN.test(text)).toBe(true),
  );

  test.each([
    '\u17b4\u17b4\u17b4',
    '\u180b',
    '\ufe0f',
    'ola\ufe0f',
    'ol\u034fa',
    '\u2800',
    '\u3164',
    'o\u202ela',
  ])('has nothing that is not seen: %j', (text) => expect(PRINTABLE_PATTERN.test(text)).toBe(false));
});
