import { expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { SessionState } from '@zielona-fala/contracts/portal';
import { createTestPortal } from '@zielona-fala/web-kit/testing';
import { followEachSignIn } from '../src/follow-each-sign-in.ts';
import { USER } from './fixtures.ts';
import { beOnlyTab } from './only-tab.ts';

beOnlyTab();

test('a newer build that is mounted in the same page takes the place of the first', async () => {
  const signals: AbortSignal[] = [];
  globalThis.fetch = jest.fn(async (_path: unknown, { signal }: RequestInit = {}) => {
    signals.push(signal as AbortSignal);
    return new Response(new ReadableStream());
  }) as typeof fetch;
  const portal = createTestPortal({
    user: USER,
    api: ({ path }) => (path === 'v1/users/preferences' ? { language: 'pl', theme: 'system' } : null),
    session: { accessToken: async () => 'a token', readLevel: async () => undefined },
  });
  followEachSignIn(portal);
  await waitFor(() => expect(signals).toHaveLength(1));
  followEachSignIn(portal);
  await waitFor(() => expect(signals).toHaveLength(2));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test('the event stream of a learner is read while they are signed in, and nobody else’s', async () => {
  const asked: { token: string | null; signal: AbortSignal }[] = [];
  globalThis.fetch = jest.fn(async (_path: unknown, { headers, signal }: RequestInit = {}) => {
    asked.push({ token: new Headers(headers).get('x-access-token'), signal: signal as AbortSignal });
    return new Response(new ReadableStream());
  }) as typeof fetch;
  let state: SessionState = { status: 'anonymous', user: null };
  const listeners: (() => void)[] = [];
  const become = (user: SessionState['user'], status: SessionState['status'] = 'signed-in') => {
    state = { status: user ? status : 'anonymous', user };
    for (const listener of listeners) listener();
  };
  followEachSignIn(
    createTestPortal({
      api: ({ path }) => (path === 'v1/users/preferences' ? { language: 'pl', theme: 'system' } : null),
      session: {
        getState: () => state,
        subscribe(listener) {
          listeners.push(listener);
          return () => undefined;
        },
        accessToken: async () => `token of ${state.user?.userId}`,
        readLevel: async () => undefined,
      },
    }),
  );
  become({ ...USER, isActive: false });
  become(USER);
  await waitFor(() => expect(asked.map(({ token }) => token)).toEqual([`token of ${USER.userId}`]));
  become({ ...USER, level: USER.level + 1 });
  expect(asked[0]?.signal.aborted).toBe(false);
  become(null);
  expect(asked[0]?.signal.aborted).toBe(true);
  become({ ...USER, userId: 8 });
  await waitFor(() => expect(asked.map(({ token }) => token)).toEqual(['token of 7', 'token of 8']));
  become(USER, 'unreachable');
  expect(asked[1]?.signal.aborted).toBe(true);
  become(USER);
  await waitFor(() =>
    expect(asked.map(({ token }) => token)).toEqual(['token of 7', 'token of 8', 'token of 7']),
  );
  become(null);
});

test.each(['guestAnswers', 'accountAnswers'])(
  'an active learner gets what was answered before: %s',
  async (key) => {
    const answer = { questionNumber: 101, answer: 'T', answeredAt: new Date().toISOString() };
    const isLearners = key === 'accountAnswers';
    localStorage.setItem('signedIn', 'ola');
    localStorage.setItem(
      key,
      JSON.stringify([{ categoryName: 'B', issue: 'signed', isLearners, ...answer }]),
    );
    const sent: unknown[] = [];
    followEachSignIn(
      createTestPortal({
        user: USER,
        api({ path, body }) {
          if (path !== 'v1/tests/guest-pack/answers') return { language: 'pl', theme: 'system' };
          sent.push(body);
          return { answers: [{ questionNumber: 101, outcome: 'counted' }] };
        },
      }),
    );
    await waitFor(() => expect(sent).toEqual([{ categoryName: 'B', issue: 'signed', answers: [answer] }]));
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
    localStorage.clear();
  },
);
