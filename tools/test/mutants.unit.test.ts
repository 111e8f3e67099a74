import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { AREAS } from '../src/mutants/areas.ts';
import { workspace } from '../src/paths.ts';

test.each(Object.entries(AREAS))('%s has sources and tests that are there', (_name, { sources, tests }) => {
  expect([...sources, ...tests].filter((file) => !existsSync(workspace(file)))).toEqual([]);
  expect(tests.every((file) => /\.(unit|int)\.test\.ts$/.test(file))).toBe(true);
});
