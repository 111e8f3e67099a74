import { expect, test } from '@jest/globals';
import { isWithoutNetworkOrSpace } from '../src/worker/without-network-or-space.ts';

test.each([
  ['what fetch says without a network', new TypeError('Failed to fetch'), true],
  ['what a full cache says', new DOMException('', 'QuotaExceededError'), true],
  ['what workbox says', Object.assign(new Error(), { name: 'no-response' }), true],
  ['a defect', new RangeError('Invalid array length'), false],
  ['nothing', undefined, false],
])('%s: %s', (_what, error, expected) => {
  expect(isWithoutNetworkOrSpace(error)).toBe(expected);
});
