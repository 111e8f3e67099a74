import { expect, jest, test } from '@jest/globals';
import { isLossOfOwnCode } from '../src/remotes/load-failure.ts';
import { COOL_DOWN_MS, createReloads } from '../src/updates/reloads.ts';

function open({ cameByReload = false, age = 0, isHeld = false }) {
  const reload = jest.fn();
  const reloads = createReloads({
    isHeld: () => isHeld,
    cameByReload: () => cameByReload,
    age: () => age,
    reload,
  });
  return { taken: reloads.take(), times: reload.mock.calls.length };
}

test('a page is loaded anew', () => {
  expect(open({})).toEqual({ taken: true, times: 1 });
});

test('a page that came by a reload waits for the cool-down', () => {
  expect(open({ cameByReload: true, age: COOL_DOWN_MS - 1 })).toEqual({ taken: false, times: 0 });
  expect(open({ cameByReload: true, age: COOL_DOWN_MS })).toEqual({ taken: true, times: 1 });
});

test('an exam is never reloaded', () => {
  expect(open({ isHeld: true, age: COOL_DOWN_MS })).toEqual({ taken: false, times: 0 });
});

test.each([
  ['/main.0a1b2c3d.js', true],
  [`${location.origin}/lenis.0a1b2c3d.js`, true],
  ['http://localhost:4001/page.0a1b2c3d.js', false],
])('code of %s is our own: %s', (request, isOwn) => {
  const error = Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError', request });
  expect(isLossOfOwnCode(error)).toBe(isOwn);
});

test('code that is broken is not lost', () => {
  expect(isLossOfOwnCode(Object.assign(new Error('no'), { request: '/main.js' }))).toBe(false);
});
