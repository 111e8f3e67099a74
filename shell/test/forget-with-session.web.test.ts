import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { ANSWERS_CACHES, PICTURES_CACHE } from '@zielona-fala/contracts';
import { createSession } from '@zielona-fala/web-kit/session';
import { createTestPortal, fakeServer, tokenFor, USER } from '@zielona-fala/web-kit/testing';
import { followPush } from '../src/offline/follow-push.ts';
import { forgetWithSession } from '../src/offline/forget-with-session.ts';

const KEPT = [`${ANSWERS_CACHES}7`, PICTURES_CACHE, 'files'];

const deleteDatabase = jest.fn();
const deleteCache = jest.fn(async () => true);
const unsubscribe = jest.fn(async () => true);
const removed = () => [deleteDatabase, deleteCache, unsubscribe].map(({ mock }) => mock.calls.length);

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(window, {
    indexedDB: { deleteDatabase },
    caches: { keys: async () => KEPT, delete: deleteCache },
    Notification: { permission: 'granted' },
  });
  const pushManager = { getSubscription: async () => ({ endpoint: 'https://push.example/1', unsubscribe }) };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
});

afterEach(() => {
  localStorage.clear();
  for (const name of ['indexedDB', 'caches', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A tab of somebody who is signed in, or of nobody. */
async function tabOf(signIn: string | null) {
  if (signIn !== null) localStorage.setItem('signedIn', signIn);
  fakeServer({
    'POST v1/auth/refresh': { status: 200, body: { accessToken: tokenFor(60) } },
    'GET v1/users/user': { status: 200, body: { ...USER, isActive: false } },
  });
  const session = createSession({
    startProgress: () => () => undefined,
    onLevel: () => undefined,
    onSignedOut: () => undefined,
    onLogoutPending: () => () => undefined,
  });
  await session.restore();
  return session;
}

/** What another tab does to the storage of both, and the event by which this one hears of it once it wakes. */
function inAnotherTab(signIn: string | null) {
  if (signIn === null) localStorage.removeItem('signedIn');
  else localStorage.setItem('signedIn', signIn);
  window.dispatchEvent(new StorageEvent('storage', { key: 'signedIn' }));
}

test('what a learner keeps for practice, and the notifications, go once nobody is signed in', async () => {
  const session = await tabOf('ola');
  forgetWithSession(session);
  followPush(session, createTestPortal());
  expect(removed()).toEqual([0, 0, 0]);
  inAnotherTab(null);
  await waitFor(() => expect(removed()).toEqual([1, 2, 1]));
});

test.each([
  ['nobody', null, [1, 2, 1]],
  ['another learner', 'ola', [0, 0, 0]],
])(
  'a tab of %s that follows another tab’s sign-in leaves both to who is signed in',
  async (_, signIn, atStart) => {
    const session = await tabOf(signIn);
    forgetWithSession(session);
    followPush(session, createTestPortal());
    await waitFor(() => expect(removed()).toEqual(atStart));
    inAnotherTab('jan');
    await waitFor(() => expect(session.getState().status).toBe('signed-in'));
    expect(removed()).toEqual(atStart);
  },
);
