import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { SessionState } from '@zielona-fala/contracts/portal';
import { createObservable } from '@zielona-fala/web-kit/observable';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { Streak } from '../src/frame/Streak.tsx';

const USER = {
  userId: 7,
  username: 'ola',
  email: 'ola@example.test',
  created: '2026-11-01T08:00:00.000Z',
  isActive: true,
  level: 0,
  experiencePoints: 61,
  experienceToNextLevel: 39,
};

const activity = (current: number) => ({
  today: '2026-11-24',
  streak: { current, longest: current, isReachedToday: true, isFreezeLeft: true },
  days: [],
});

function open(current: number, isActive = true) {
  const calls: string[] = [];
  renderInPortal(<Streak />, {
    portal: createTestPortal({
      user: { ...USER, isActive },
      api: ({ path }) => {
        calls.push(path);
        return activity(current);
      },
    }),
    path: '/dashboard/tests',
  });
  return calls;
}

test('the header tells the days in a row, and leads to their week', async () => {
  open(3);
  const link = await screen.findByRole('link', { name: 'Seria: 3 dni z rzędu' });
  expect(link.textContent).toContain('3');
  expect(link.getAttribute('href')).toContain('dashboard-home');
});

test('says nothing of a streak that has not begun', async () => {
  const calls = open(0);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('link')).toBeNull();
});

test('does not ask for who has not activated the account', () => {
  expect(open(3, false)).toEqual([]);
});

/** The header of an open page whose server and session the test changes. */
function openPage() {
  let answer: () => Promise<unknown> = async () => activity(3);
  const state = createObservable<SessionState>({ status: 'signed-in', user: USER });
  const session = { getState: state.get, subscribe: state.subscribe };
  renderInPortal(<Streak />, { portal: createTestPortal({ session, api: () => answer() }) });
  return {
    become: (next: Partial<SessionState>) => act(() => state.set({ ...state.get(), ...next })),
    answerWith: (next: typeof answer) => {
      answer = next;
    },
  };
}

test('a day that earns no experience counts once the level is read again', async () => {
  const { become, answerWith } = openPage();
  await screen.findByRole('link', { name: 'Seria: 3 dni z rzędu' });
  answerWith(async () => activity(4));
  become({ user: { ...USER } });
  expect(await screen.findByRole('link', { name: 'Seria: 4 dni z rzędu' })).toBeTruthy();
});

test('the streak goes with its learner: the next one is told their own, or none', async () => {
  const { become, answerWith } = openPage();
  await screen.findByRole('link', { name: 'Seria: 3 dni z rzędu' });
  answerWith(() => Promise.reject(new Error('away')));
  become({ status: 'restoring', user: null });
  expect(screen.queryByRole('link')).toBeNull();
  become({ status: 'signed-in', user: { ...USER, userId: 8 } });
  expect(screen.queryByRole('link')).toBeNull();
  answerWith(async () => activity(5));
  become({ user: { ...USER, userId: 8 } });
  expect(await screen.findByRole('link', { name: 'Seria: 5 dni z rzędu' })).toBeTruthy();
});
