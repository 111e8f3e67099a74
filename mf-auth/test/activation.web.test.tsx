import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserDto } from '@zielona-fala/contracts';
import { createTestPortal, type FakeApi, press, renderInPortal } from '@zielona-fala/web-kit/testing';
import { ActivateInfoPage } from '../src/pages/ActivateInfoPage.tsx';
import { ActivatePage } from '../src/pages/ActivatePage.tsx';
import { expectAccessible, LEARNER, refusal } from './support.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem('signedIn', 'ola');
});

/** The resend from 2:05 on, however slow the machine. */
const COUNTING = /^Wyślij link ponownie za 0[12]:\d\d$/;

const openInfo = (api: FakeApi, reloadUser = async (): Promise<UserDto> => LEARNER) =>
  renderInPortal(<ActivateInfoPage />, {
    portal: createTestPortal({ user: LEARNER, api, session: { reloadUser } }),
  });

const openLink = (api: FakeApi, user: UserDto | null = null) =>
  renderInPortal(<p>Tu nic nie ma</p>, {
    portal: createTestPortal({ api, user }),
    path: '/account/activate/t%2Fk',
    routes: [{ path: '/account/activate/:token', element: <ActivatePage /> }],
  });

test('says where the mail went', async () => {
  const { container } = openInfo(() => ({ status: 'ok' }));
  expect(screen.getByText('ola@example.pl')).toBeTruthy();
  await expectAccessible(container);
});

test('says the sender of the mail in whichever language it was asked for', () => {
  openInfo(() => ({ status: 'ok' }));
  expect(screen.getByText(/nadawca to Zielona Fala, Green Wave lub Grüne Welle\./)).toBeTruthy();
});

test('names no address that is not known without a network', () => {
  const user = { ...LEARNER, email: '' };
  renderInPortal(<ActivateInfoPage />, { portal: createTestPortal({ user }) });
  const step = screen.getByText(/^Otwórz wiadomość/);
  expect(step.querySelector('b')).toBeNull();
  expect(step.querySelector('[aria-hidden=true]')).not.toBeNull();
});

test('a resend that comes too soon counts down the time the server names, also after a reload', async () => {
  const tooSoon: FakeApi = () => {
    throw refusal(403, { code: 'activation-link-too-soon', retryAfter: 125 });
  };
  const { unmount } = openInfo(tooSoon);
  press('Wyślij link ponownie');
  const waiting = await screen.findByRole('button', { name: COUNTING });
  expect((waiting as HTMLButtonElement).disabled).toBe(true);
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Link już wysłaliśmy/));
  unmount();
  openInfo(tooSoon);
  expect(screen.getByRole('button', { name: COUNTING })).toBeTruthy();
});

test('the link can be sent again when the countdown is over', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  try {
    openInfo(() => {
      throw refusal(403, { code: 'activation-link-too-soon', retryAfter: 2 });
    });
    press('Wyślij link ponownie');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('button', { name: 'Wyślij link ponownie za 00:02' })).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('button', { name: 'Wyślij link ponownie' })).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});

test('the wait of another account does not count', async () => {
  sessionStorage.setItem('activationLinkFrom', JSON.stringify({ userId: 8, from: Date.now() + 60_000 }));
  openInfo(() => ({ status: 'ok' }));
  press('Wyślij link ponownie');
  expect(await screen.findByText('Nowy link jest w drodze. Zajrzyj do skrzynki.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Wyślij link ponownie za/ })).toBeTruthy();
});

test('right after the registration the countdown runs: its mail counts', () => {
  const created = new Date(Date.now() - 60_000).toISOString();
  renderInPortal(<ActivateInfoPage />, { portal: createTestPortal({ user: { ...LEARNER, created } }) });
  const resend = screen.getByRole<HTMLButtonElement>('button', {
    name: /^Wyślij link ponownie za (09:00|08:5\d)$/,
  });
  expect(resend.disabled).toBe(true);
});

test('going on before the click says what is missing', async () => {
  openInfo(() => ({ status: 'ok' }));
  press('Mam to, przejdź dalej');
  expect(await screen.findByText(/^Konto nie jest jeszcze aktywne/)).toBeTruthy();
});

test('going on without a network says that, and can be tried again', async () => {
  const reloadUser = jest.fn(() => Promise.reject(refusal(0)));
  openInfo(() => ({ status: 'ok' }), reloadUser);
  press('Mam to, przejdź dalej');
  expect(await screen.findByText('Brak połączenia')).toBeTruthy();
  expect(screen.queryByText(/^Konto nie jest jeszcze aktywne/)).toBeNull();
  press('Mam to, przejdź dalej');
  await waitFor(() => expect(reloadUser).toHaveBeenCalledTimes(2));
});

test('signing out is what the portal does, which asks first where answers would be lost', async () => {
  const logout = jest.fn(async () => undefined);
  const signOut = jest.fn(async () => undefined);
  const portal = { ...createTestPortal({ user: LEARNER, session: { logout } }), signOut };
  renderInPortal(<ActivateInfoPage />, { portal });
  press('Wyloguj się');
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
  expect(logout).not.toHaveBeenCalled();
});

test.each([
  ['tab', () => fireEvent(document, new Event('visibilitychange'))],
  ['window', () => fireEvent(window, new Event('focus'))],
])('looks for itself when the learner comes back to the %s', async (_place, comeBack) => {
  const reloadUser = jest.fn(async () => LEARNER);
  openInfo(() => ({ status: 'ok' }), reloadUser);
  comeBack();
  await waitFor(() => expect(reloadUser).toHaveBeenCalledTimes(1));
});

test('a link activates by one call and leads a signed-out learner to the login', async () => {
  const api = jest.fn<FakeApi>(() => ({ status: 'ok' }));
  const { portal } = openLink(api);
  await waitFor(() => expect(portal.visited).toEqual(['/zaloguj']));
  expect(api.mock.calls.map(([{ path }]) => path)).toEqual(['v1/users/account/activate?token=t%2Fk']);
  expect(portal.shownToasts.map(({ title }) => title)).toEqual(['Konto jest aktywne']);
});

test('a link leads a signed-in learner to the dashboard', async () => {
  const { portal } = openLink(() => ({ status: 'ok' }), LEARNER);
  await waitFor(() => expect(portal.visited).toEqual(['/link/dashboard-home']));
});

test('a link leads on to where the learner wanted to go before, once', async () => {
  const wanted = '/dashboard/groups?code=ABCD';
  const path = `/account/activate-info?redirectTo=${encodeURIComponent(wanted)}`;
  const info = renderInPortal(<ActivateInfoPage />, { portal: createTestPortal({ user: LEARNER }), path });
  await waitFor(() => expect(localStorage.getItem('afterActivation')).toBe(wanted));
  info.unmount();
  const { portal } = openLink(() => ({ status: 'ok' }), LEARNER);
  await waitFor(() => expect(portal.visited).toEqual([wanted]));
  expect(localStorage.getItem('afterActivation')).toBeNull();
});

test('a link leads to no other portal', async () => {
  localStorage.setItem('afterActivation', 'https://elsewhere.test/dashboard');
  const { portal } = openLink(() => ({ status: 'ok' }), LEARNER);
  await waitFor(() => expect(portal.visited).toEqual(['/link/dashboard-home']));
});

test('a spent link says so and shows the way to a new one', async () => {
  const { container } = openLink(() => {
    throw refusal(422, { code: 'validation' });
  });
  await screen.findByRole('heading', { level: 1, name: 'Ten link już nie działa' });
  const next = screen.getByRole('link', { name: 'Przejdź dalej lub wyślij nowy link' });
  expect(next.getAttribute('href')).toBe('/zaloguj?redirectTo=%2Faccount%2Factivate-info');
  await expectAccessible(container);
});

test('a link that could not be asked about can be tried again', async () => {
  let calls = 0;
  const { portal } = openLink(() => {
    calls += 1;
    if (calls === 1) throw refusal(503);
    return { status: 'ok' };
  });
  await screen.findByText('Serwis jest chwilowo niedostępny');
  press('Aktywuj jeszcze raz');
  await waitFor(() => expect(portal.visited).toEqual(['/zaloguj']));
});
