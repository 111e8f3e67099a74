import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { SessionState } from '@zielona-fala/contracts/portal';
import { createObservable } from '@zielona-fala/web-kit/observable';
import { createTestPortal, renderInPortal, USER } from '@zielona-fala/web-kit/testing';
import { LastSeen } from '../src/frame/LastSeen.tsx';

const NOTICE = 'Nie możemy się teraz połączyć. Widzisz to, co wczytaliśmy ostatnio.';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

function open(status: SessionState['status'], user: SessionState['user'] = USER) {
  const state = createObservable<SessionState>({ status, user });
  renderInPortal(<LastSeen restore={async () => undefined} />, {
    portal: createTestPortal({ session: { getState: state.get, subscribe: state.subscribe } }),
    path: '/dashboard/home',
  });
  return (next: SessionState) => act(() => state.set(next));
}

const isTold = (): boolean => screen.queryByText(NOTICE) !== null;

test('a page shown as last seen says so until the session is back, and not that there is no network: the server may be away', () => {
  const become = open('unreachable');
  expect(isTold()).toBe(true);
  become({ status: 'signed-in', user: USER });
  expect(isTold()).toBe(false);
});

test('so does an open page whose browser has lost the network', () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  open('signed-in');
  expect(isTold()).toBe(false);
  network.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(isTold()).toBe(true);
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(isTold()).toBe(false);
});

test('where nobody is known there is nothing that was seen', () => {
  open('unreachable', null);
  expect(isTold()).toBe(false);
});

test('leads to the practice of who has questions in the browser', () => {
  open('unreachable');
  expect(screen.queryByRole('link')).toBeNull();
  localStorage.setItem('unsentAnswers', '0');
  open('unreachable');
  expect(screen.getByRole('link', { name: 'Ćwicz bez internetu' }).getAttribute('href')).toContain(
    'dashboard-offline',
  );
});
