import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { SessionState } from '@zielona-fala/contracts/portal';
import { createObservable } from '@zielona-fala/web-kit/observable';
import { createTestPortal } from '@zielona-fala/web-kit/testing';
import { followPush } from '../src/offline/follow-push.ts';

const NEW = 'https://push.example/new';
const KEYS = { p256dh: 'key-of-the-browser', auth: 'secret' };
const SIGNED_IN = {
  status: 'signed-in',
  user: { userId: 1, username: 'Ola', email: 'ola@example.org', isActive: true, experiencePoints: 0 },
} as unknown as SessionState;
const ANONYMOUS: SessionState = { status: 'anonymous', user: null };

const unsubscribe = jest.fn(async () => true);
const getRegistration = jest.fn(async () => ({
  pushManager: {
    getSubscription: async () => ({
      endpoint: NEW,
      toJSON: () => ({ endpoint: NEW, keys: KEYS }),
      unsubscribe,
    }),
  },
}));

beforeEach(() => {
  jest.clearAllMocks();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration } });
  Object.assign(window, { Notification: { permission: 'granted' } });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'Notification');
});

function follow(first: SessionState, known: string | null) {
  const state = createObservable(first);
  const calls: unknown[] = [];
  const api = {
    async request({ method, body }: { method: string; body?: unknown }) {
      calls.push(method === 'GET' ? method : [method, body]);
      return { publicKey: 'key', endpoint: known, others: 0 };
    },
  };
  const portal = createTestPortal();
  followPush(
    { getState: state.get, subscribe: state.subscribe },
    { api: { ...portal.api, ...api } as typeof portal.api },
  );
  return { state, calls };
}

test('the address of a device is told once the session is back, not while the server is away', async () => {
  const { state, calls } = follow({ ...SIGNED_IN, status: 'unreachable' }, 'https://push.example/old');
  expect(calls).toEqual([]);
  state.set(SIGNED_IN);
  await waitFor(() => expect(calls).toHaveLength(2));
});

test('the notifications on a device end with the session', async () => {
  const { state } = follow(SIGNED_IN, NEW);
  state.set(ANONYMOUS);
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1));
});

test('an address that the browser changed is told to the server, once in a visit', async () => {
  const { state, calls } = follow(SIGNED_IN, 'https://push.example/old');
  await waitFor(() => expect(calls).toEqual(['GET', ['PUT', { endpoint: NEW, keys: KEYS }]]));
  expect(unsubscribe).not.toHaveBeenCalled();
  state.set({ ...SIGNED_IN });
  state.set(ANONYMOUS);
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1));
  expect(calls).toHaveLength(2);
});

test('one that is known, or that the server does not send to, is left alone', async () => {
  for (const known of [NEW, null]) {
    const { calls } = follow(SIGNED_IN, known);
    await waitFor(() => expect(calls).toEqual(['GET']));
  }
});

test('whoever never allowed notifications is asked nothing', async () => {
  Object.assign(window, { Notification: { permission: 'default' } });
  const { state, calls } = follow(SIGNED_IN, NEW);
  state.set(ANONYMOUS);
  await Promise.resolve();
  expect([calls, getRegistration.mock.calls]).toEqual([[], []]);
});
