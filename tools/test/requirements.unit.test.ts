import { expect, test } from '@jest/globals';
import { findRequirementProblems } from '../src/lint/requirements.ts';

const FILES: Readonly<Record<string, string>> = {
  'a/x.test.ts': "test('holds', …)",
  'a/x.ts': '/** Requirement 1.1. */',
};
const read = (file: string): string | null => FILES[file] ?? null;
const problemsOf = (...rows: string[]) => findRequirementProblems(rows.join('\n'), [], read);

test('a row that a test shows stands', () => {
  expect(problemsOf('| 1.1 | signs in | `a/x.test.ts` “holds” |')).toEqual([]);
});

test.each([
  ['| 1.1 | signs in | `a/x.ts` |', 'no test shows 1.1'],
  ['| 1.1 | signs in | by hand |', 'no test shows 1.1'],
  ['| 1.1 | signs in | `a/y.test.ts` |', '1.1: there is no a/y.test.ts'],
  ['| 1.1 | signs in | `a/x.test.ts` “breaks” |', '1.1: a/x.test.ts has no “breaks”'],
])('%s is refused', (row, problem) => {
  expect(problemsOf(row)).toEqual([`docs/requirements.md: ${problem}`]);
});

test('a row stands once, and what is cited exists', () => {
  const row = '| 1.1 | signs in | `a/x.test.ts` |';
  expect(problemsOf(row, row)).toEqual(['docs/requirements.md: 1.1 stands there twice']);
  const citing = (text: string) => findRequirementProblems(row, ['b.ts'], () => text);
  expect(citing('as requirement 1.1 asks')).toEqual([]);
  expect(citing('as requirements 1.1, 1.2 and 2.1 ask')).toEqual([
    'b.ts: there is no requirement 1.2',
    'b.ts: there is no requirement 2.1',
  ]);
});
