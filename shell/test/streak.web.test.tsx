import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
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

function open(current: number, isActive = true) {
  const calls: string[] = [];
  const streak = { current, longest: current, isReachedToday: true, isFreezeLeft: true };
  renderInPortal(<Streak />, {
    portal: createTestPortal({
      user: { ...USER, isActive },
      api: ({ path }) => {
        calls.push(path);
        return { today: '2026-11-24', streak, days: [] };
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
