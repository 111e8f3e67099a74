import { describe, expect, test } from '@jest/globals';
import { declare } from '@zielona-fala/contracts/api/declare';
import Joi from 'joi';
import { createDocument } from '../src/openapi/document.ts';

const document = (body: Joi.ObjectSchema) =>
  createDocument([declare({ method: 'post', path: '/things', summary: 'Things', access: 'public', body })]);

describe('a schema that OpenAPI could not say', () => {
  test.each<[string, Joi.ObjectSchema]>([
    ['body.again: references', Joi.object({ once: Joi.string(), again: Joi.valid(Joi.ref('once')) })],
    ['body.most: references', Joi.object({ least: Joi.number(), most: Joi.number().min(Joi.ref('least')) })],
    ['body: relations between fields', Joi.object({ a: Joi.string(), b: Joi.string() }).or('a', 'b')],
    ['body.a: conditions', Joi.object({ a: Joi.string().when('b', { is: 1, otherwise: Joi.required() }) })],
    ['body.a: forbidden values', Joi.object({ a: Joi.forbidden() })],
    ['body.a: alphanum', Joi.object({ a: Joi.string().alphanum() })],
    ['body.a: inverted patterns', Joi.object({ a: Joi.string().pattern(/x/, { invert: true }) })],
    ['body.a: null among values', Joi.object({ a: Joi.string().valid('x').allow(null) })],
    ['body: patterns of schemas', Joi.object().pattern(Joi.string(), Joi.number())],
    ['body.*[].a: custom', Joi.object().pattern(/x/, [Joi.array().items({ a: Joi.any().custom(String) })])],
  ])('is refused: %s', (fault, body) => {
    expect(() => document(body)).toThrow(`post /things cannot be documented: ${fault}`);
  });

  test('is refused nowhere else', () => {
    const body = Joi.object({
      id: Joi.number().integer().positive().required(),
      name: Joi.string().min(3).trim().normalize('NFC').pattern(/^x/),
      kind: Joi.string().valid('one', 'two').default('one'),
      gone: Joi.string().isoDate().allow(null),
    });
    expect(document(body).paths).toHaveProperty('/things');
  });
});
