import { expect, test } from '@jest/globals';
import { testNamesIn } from '../src/lint/test-names.ts';

test('names are those of tests, of groups, and of the cases of their tables', () => {
  const source = `
    const CASES = [['of a table beside', 1]];
    describe('a group', () => {
      test('alone', () => {});
      test.each(['a word', 'another'])('refuses %s', () => {});
      test.each([['a row', 'its value']])('takes %s', () => {});
      test.each(CASES)('knows %s', () => {});
    });`;
  const names = ['a group', 'alone', 'a word', 'another', 'refuses %s', 'a row', 'takes %s'];
  expect(new Set(testNamesIn('some.test.ts', source))).toEqual(
    new Set([...names, 'of a table beside', 'knows %s']),
  );
});

test('comments and other texts name no test', () => {
  expect(
    testNamesIn(
      'some.test.ts',
      `// test('gone', …)\nconst text = "test('quoted')"; expect('said').toBe('said');`,
    ),
  ).toEqual([]);
});

test('a file without elements may declare the type of what a function is given', () => {
  const generic = `const read = async <Body>(path: string): Promise<Body> => ask(path);\ntest('read', () => {});`;
  expect(testNamesIn('some.test.ts', generic)).toEqual(['read']);
  expect(testNamesIn('some.test.tsx', `const shown = <p>test</p>;\ntest('shown', () => {});`)).toEqual([
    'shown',
  ]);
});
