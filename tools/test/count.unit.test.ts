import { expect, test } from '@jest/globals';
import { countOf, sum } from '../src/test/count.ts';

const summary = {
  numPassedTests: 5,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};

test('passed tests are counted', () => {
  expect(countOf(summary, 0)).toEqual({ passed: 5, failed: 0 });
});

test.each(['numFailedTests', 'numRuntimeErrorTestSuites', 'numPendingTests', 'numTodoTests'])(
  '%s count as failed',
  (field) => {
    expect(countOf({ ...summary, [field]: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
  },
);

test('a run without results, or with a bad end for no reason, is a failure', () => {
  expect(countOf(null, 0)).toEqual({ passed: 0, failed: 1 });
  expect(countOf(summary, 1)).toEqual({ passed: 5, failed: 1 });
});

test('counts add up', () => {
  expect(sum([countOf(summary, 0), countOf(null, 1)])).toEqual({ passed: 5, failed: 1 });
});
