import { expect, test } from '@jest/globals';
import { findLedgerProblems } from '../src/lint/ledger.ts';

const FILES: Readonly<Record<string, string>> = {
  'a/b.test.ts': "test('holds', () => {}); // breaks",
  'SECURITY.md': '',
};
const problemsOf = (...rows: string[]) =>
  findLedgerProblems(rows.join('\n'), (file) => FILES[file] ?? null).filter(
    (problem) => !problem.endsWith('is missing'),
  );

test('a row that names what there is stands', () => {
  expect(
    problemsOf(
      '| 1.2.1 | 1 | output | met | `a/b.test.ts` “holds”, `SECURITY.md`, at `/api/x.json`, by `npm run lint` |',
      '| 1.1.1 | 2 | input | not met | because |',
    ),
  ).toEqual([]);
});

test.each([
  ['| 1.2.1 | 1 | output | met | `a/gone.ts` |', '1.2.1: there is no a/gone.ts'],
  ['| 1.2.1 | 1 | output | met | `a/b.test.ts` “breaks” |', '1.2.1: a/b.test.ts has no “breaks”'],
  ['| 1.2.1 | 2 | output | met | x |', '1.2.1 is no requirement of level 2'],
  ['| 99.1.1 | 1 | output | met | x |', '99.1.1 is no requirement of level 1'],
  ['| 1.2.1 | 1 | output | met |  |', '1.2.1 says nothing of what it asks, or of what shows it'],
  ['| 1.2.1 | 1 | output | soon | x |', '1.2.1 is “soon”: say met, not met, n/a'],
])('%s is refused', (row, problem) => {
  expect(problemsOf(row)).toEqual([problem]);
});

test('a requirement stands there once, and none is missing', () => {
  const row = '| 1.2.1 | 1 | output | met | x |';
  expect(problemsOf(row, row)).toEqual(['1.2.1 stands there twice']);
  const missing = findLedgerProblems(row, () => '');
  expect(missing).toHaveLength(252);
  expect(missing).toContain('17.3.2 is missing');
});
