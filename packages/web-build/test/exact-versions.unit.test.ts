import { expect, test } from '@jest/globals';
import { satisfy } from '../federation/exact-versions.ts';

test.each([
  ['19.3.1', '19.3.1', true],
  ['0.0.4000000000', '0.0.4000000001', false],
  ['19.3.1', '<=19.3.1', true],
  ['19.9.0', '<=19.10.0', true],
  ['19.10.0', '<=19.9.0', false],
  ['0', '<=19.3.1', true],
  ['0.1.0', '*', true],
])('version %s in %s: %s', (version, range, satisfied) => {
  expect(satisfy(version, range)).toBe(satisfied);
});
