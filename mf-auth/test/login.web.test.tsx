import { expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Portal } from '@zielona-fala/contracts/portal';
import { createTestPortal, press, renderInPortal } from '@zielona-fala/web-kit/testing';
import { LoginPage } from '../src/pages/LoginPage.tsx';
import { ResetInitPage } from '../src/pages/ResetInitPage.tsx';
import { errorOf, expectAccessible, fill, refusal } from './support.ts';

type Login = Portal['session']['login'];

/** Lets the checks of the form come to their end. */
const settled = () => act(async () => undefined);

const signIn = () => press('Zaloguj się');

function openLogin(login: Login, flags: readonly { name: string }[] = [], search = '') {
  const portal = createTestPortal({ api: () => flags, session: { login } });
  return renderInPortal(<LoginPage />, { portal, path: `/zaloguj${search}` });
}

test('signs in', async () => {
  const login = jest.fn<Login>(async () => undefined);
  const { container } = openLogin(login);
  fill('E-mail', 'ola@example.pl');
  fill('Hasło', ' tajne hasło');
  signIn();
  await waitFor(() =>
    expect(login).toHaveBeenCalledWith({ email: 'ola@example.pl', password: ' tajne hasło' }),
  );
  await expectAccessible(container);
});

test('a wrong pair is told beside the password and forgotten with the next change', async () => {
  openLogin(async () => {
    throw refusal(401, { code: 'bad-credentials' });
  });
  fill('E-mail', 'ola@example.pl');
  fill('Hasło', 'inne');
  signIn();
  await waitFor(() => expect(errorOf('Hasło')).toMatch(/^Zły e-mail lub hasło/));
  expect(document.activeElement).toBe(screen.getByLabelText('Hasło'));
  fireEvent.input(screen.getByLabelText('E-mail'), { target: { value: 'ola@example.com' } });
  await waitFor(() => expect(errorOf('Hasło')).toBeNull());
});

test('the typed address goes along to the form for a new password, and no further', async () => {
  const { unmount } = openLogin(async () => undefined);
  fireEvent.input(screen.getByLabelText('E-mail'), { target: { value: 'ola@example.pl' } });
  unmount();
  const reset = renderInPortal(<ResetInitPage />);
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ola@example.pl');
  reset.unmount();
  openLogin(async () => undefined);
  fill('Hasło', 'tajne hasło');
  signIn();
  await settled();
  cleanup();
  renderInPortal(<ResetInitPage />);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(''));
});

test('somebody whose session the server ended reads why; somebody who signed out does not', () => {
  const lost = { status: 'anonymous', user: null, isLost: true } as const;
  const portal = createTestPortal({ api: () => [], session: { getState: () => lost } });
  const { unmount } = renderInPortal(<LoginPage />, { portal });
  expect(screen.getByText('Wylogowaliśmy Cię')).toBeTruthy();
  unmount();
  openLogin(async () => undefined);
  expect(screen.queryByText('Wylogowaliśmy Cię')).toBeNull();
});

test('an empty form is not sent: the first field takes the focus and both are listed', async () => {
  const login = jest.fn<Login>(async () => undefined);
  openLogin(login);
  signIn();
  await screen.findByText('Popraw 2 pola:');
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  press('Hasło');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Hasło')));
  expect(login).not.toHaveBeenCalled();
});

test('an address of two characters is not sent; one of three is, with a password of one', async () => {
  const login = jest.fn<Login>(async () => undefined);
  openLogin(login);
  fill('Hasło', 'x');
  fill('E-mail', 'a@');
  signIn();
  await waitFor(() => expect(errorOf('E-mail')).not.toBeNull());
  expect(login).not.toHaveBeenCalled();
  fill('E-mail', 'a@b');
  signIn();
  await waitFor(() => expect(login).toHaveBeenCalledWith({ email: 'a@b', password: 'x' }));
});

test('nothing is said of a field while it is first typed, nor when it is left empty', async () => {
  openLogin(async () => undefined);
  const email = screen.getByLabelText('E-mail');
  fireEvent.focus(email);
  fireEvent.blur(email);
  await settled();
  expect(errorOf('E-mail')).toBeNull();
  fireEvent.input(email, { target: { value: 'ola' } });
  await settled();
  expect(errorOf('E-mail')).toBeNull();
  fireEvent.blur(email);
  await waitFor(() => expect(errorOf('E-mail')).toMatch(/adres/));
  fireEvent.input(email, { target: { value: 'ola@example.pl' } });
  await waitFor(() => expect(errorOf('E-mail')).toBeNull());
});

test.each([
  ['Brak połączenia', refusal(0)],
  ['Serwis jest chwilowo niedostępny', refusal(503)],
  ['Za dużo prób', refusal(429, { code: 'too-many-requests', retryAfter: 840 })],
  ['To się nie udało', refusal(400)],
])('a failure of the call is told above the form: %s', async (words, failure) => {
  openLogin(async () => {
    throw failure;
  });
  fill('E-mail', 'ola@example.pl');
  fill('Hasło', 'tajne hasło');
  signIn();
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect((screen.getByLabelText('Hasło') as HTMLInputElement).value).toBe('tajne hasło');
});

test('the Google button stands only where its flag is on, says what a new account agrees to, and keeps the way', async () => {
  const { container } = openLogin(
    async () => undefined,
    [{ name: 'google-sign-in' }],
    '?redirectTo=%2Fdashboard',
  );
  const link = await screen.findByRole('link', { name: 'Kontynuuj z Google' });
  expect(link.getAttribute('href')).toBe('/api/v1/auth/google/start?locale=pl&redirectTo=%2Fdashboard');
  expect(screen.getByRole('link', { name: /regulamin/ })).toBeTruthy();
  await expectAccessible(container);
});

test('the way to the registration keeps where the visitor wanted to go', async () => {
  openLogin(async () => undefined, [], '?redirectTo=%2Fdashboard%2Fgroups%3Fcode%3DABCD2345');
  const link = screen.getByRole('link', { name: /^Załóż konto/ });
  const to = '/zarejestruj?redirectTo=%2Fdashboard%2Fgroups%3Fcode%3DABCD2345';
  await waitFor(() => expect(link.getAttribute('href')).toBe(to));
});

test('where the page brought the flag the Google button is there at once, and nothing is asked for', async () => {
  const api = jest.fn(() => []);
  const facts = { flags: [{ name: 'google-sign-in' }] };
  renderInPortal(<LoginPage />, { portal: createTestPortal({ api, facts }) });
  const link = screen.getByRole('link', { name: 'Kontynuuj z Google' });
  expect(new Set([...link.querySelectorAll('path')].map((path) => path.getAttribute('fill'))).size).toBe(4);
  expect(api).not.toHaveBeenCalled();
});

test('there is no Google button without its flag', async () => {
  const api = jest.fn(() => []);
  renderInPortal(<LoginPage />, { portal: createTestPortal({ api }) });
  await waitFor(() => expect(api).toHaveBeenCalled());
  expect(screen.queryByText('Kontynuuj z Google')).toBeNull();
});
