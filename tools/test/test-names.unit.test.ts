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
  expect(new Set(testNamesIn(source))).toEqual(new Set([...names, 'of a table beside', 'knows %s']));
});

test('comments and other texts name no test', () => {
  expect(
    testNamesIn(`// test('gone', …)\nconst text = "test('quoted')"; expect('said').toBe('said');`),
  ).toEqual([]);
});
