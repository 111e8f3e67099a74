import { expect, test } from '@jest/globals';
import { alternatingQuestions } from '../src/rules/rule-book.ts';

const basedOn = (...rules: string[]) => ({ rules });

test.each([
  ['one question of each', [basedOn('stop'), basedOn('yield')], 2],
  [
    'as many as there are of the rarer one',
    [basedOn('stop'), basedOn('stop', 'signal'), basedOn('yield')],
    2,
  ],
  ['none where one has no question of its own', [basedOn('stop'), basedOn('stop', 'yield')], 0],
  ['none where neither is asked about', [basedOn('signal')], 0],
])('a test of two rules asks %s', (_what, questions, expected) => {
  expect(alternatingQuestions(questions, ['stop', 'yield'])).toBe(expected);
  expect(alternatingQuestions(questions, ['yield', 'stop'])).toBe(expected);
});
