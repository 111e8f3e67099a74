import { expect, test } from '@jest/globals';
import { failsMoreOften } from '../server/canaries/fails-more-often.ts';

test.each([
  ['nothing failed', 10, { canary: 0, others: 0 }, false],
  ['fewer than five networks', 10, { canary: 4, others: 0 }, false],
  ['five of the canary alone', 10, { canary: 5, others: 0 }, true],
  ['as many as its share', 10, { canary: 100, others: 900 }, false],
  ['a few more than its share', 10, { canary: 130, others: 870 }, false],
  ['far more than its share', 10, { canary: 150, others: 850 }, true],
  ['half of all, of half of the browsers', 50, { canary: 500, others: 500 }, false],
  ['nearly all, of half of the browsers', 50, { canary: 30, others: 4 }, true],
  ['all, of all browsers: nobody is there to compare with', 100, { canary: 500, others: 0 }, false],
])('%s', (_, percent, networks, fails) => {
  expect(failsMoreOften(networks, percent)).toBe(fails);
});
