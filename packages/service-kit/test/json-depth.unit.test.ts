import { expect, test } from '@jest/globals';
import { DEEPEST_JSON, fieldNestedTooDeep } from '../src/http/json-depth.ts';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

test('as deep as is allowed is not too deep, one further is', () => {
  expect(fieldNestedTooDeep({ ok: nested(DEEPEST_JSON - 1) })).toBeUndefined();
  expect(fieldNestedTooDeep({ fine: nested(3), deep: nested(DEEPEST_JSON) })).toBe('deep');
  expect(fieldNestedTooDeep(nested(DEEPEST_JSON))).toBeUndefined();
  expect(fieldNestedTooDeep(nested(DEEPEST_JSON + 1))).toBe('');
});

test('what is wide is not deep', () => {
  expect(fieldNestedTooDeep({ wide: Array.from({ length: 20_000 }, () => ({})) })).toBeUndefined();
  for (const flat of [undefined, null, 'text', 7, {}, []]) expect(fieldNestedTooDeep(flat)).toBeUndefined();
});
