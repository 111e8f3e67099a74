import { expect, test } from '@jest/globals';
import { findDependencyProblems } from '../src/lint/dependencies.ts';

const PAGE = `# Dependencies
| package | for | licence | last release | instead of |
|---|---|---|---|---|
| \`joi\` | schemas | BSD-3-Clause | 2026-11-04 | zod |
| \`react\`, \`react-dom\` | pages | MIT | 2026-10-14 | – |
`;
const LICENCES: Readonly<Record<string, string>> = { joi: 'BSD-3-Clause', react: 'MIT', 'react-dom': 'MIT' };
const licenceOf = (name: string) => LICENCES[name] ?? 'unknown';

test('a page with a row for each package is fine; those of types need none', () => {
  const declared = ['joi', 'react', 'react-dom', '@types/react'];
  expect(findDependencyProblems(PAGE, declared, licenceOf)).toEqual([]);
});

test('a package without a row, and a row without a package, are named', () => {
  expect(findDependencyProblems(PAGE, ['joi', 'react', 'pino'], licenceOf)).toEqual([
    'docs/dependencies.md has no row for pino',
    'docs/dependencies.md: no workspace depends on react-dom',
  ]);
});

test('a licence that is not that of the package is named', () => {
  expect(findDependencyProblems(PAGE, ['joi', 'react', 'react-dom'], () => 'MIT')).toEqual([
    'docs/dependencies.md: the licence of joi is MIT',
  ]);
});
