import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createObservable } from '@zielona-fala/web-kit/observable';
import { registerServiceWorker } from '../src/offline/service-worker-registration.ts';

const postMessage = jest.fn();
const worker = { postMessage };

function browserWith(parts: { readonly controller: unknown; readonly waiting: unknown }): jest.Mock {
  const register = jest.fn(async () => ({ waiting: parts.waiting }));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: parts.controller, register, ready: Promise.resolve({ active: worker }) },
  });
  return register;
}

beforeEach(() => {
  performance.getEntriesByType = () =>
    [{ name: 'https://portal.test/main.0a1b2c3d.js' }] as PerformanceEntryList;
});
afterEach(() => {
  postMessage.mockClear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const OPENED = { type: 'opened', path: '/', files: ['https://portal.test/main.0a1b2c3d.js'] };

test.each([
  ['without', null],
  ['with', worker],
])('a page that was opened %s the worker tells it what the page is made of', async (_how, controller) => {
  const register = browserWith({ controller, waiting: null });
  await registerServiceWorker({ updatesHeld: createObservable(false) });
  expect(register).toHaveBeenCalledWith('/service-worker.js');
  expect(postMessage.mock.calls).toEqual([[OPENED]]);
});

test('a newer worker takes over at the beginning of a visit, but not in a test', async () => {
  browserWith({ controller: worker, waiting: worker });
  await registerServiceWorker({ updatesHeld: createObservable(true) });
  expect(postMessage.mock.calls).toEqual([[OPENED]]);
  await registerServiceWorker({ updatesHeld: createObservable(false) });
  expect(postMessage.mock.calls.slice(1)).toEqual([[{ type: 'take-over' }], [OPENED]]);
});

test('a browser without service workers goes on without', async () => {
  await expect(registerServiceWorker({ updatesHeld: createObservable(false) })).resolves.toBeUndefined();
});
