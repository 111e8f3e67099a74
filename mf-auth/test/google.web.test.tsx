import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Portal } from '@zielona-fala/contracts/portal';
import { createTestPortal, press, renderInPortal } from '@zielona-fala/web-kit/testing';
import { LoginPage } from '../src/pages/LoginPage.tsx';
import { errorOf, expectAccessible, fill, refusal } from './support.ts';

type Enter = Portal['session']['enter'];

function comeBack(outcome: string, enter: Enter = async () => undefined) {
  const portal = createTestPortal({ api: () => [], session: { enter } });
  return renderInPortal(<LoginPage />, { portal, path: `/zaloguj?google=${outcome}` });
}

test.each([
  ['cancelled', 'Logowanie przez Google przerwane'],
  ['email-unverified', 'Google nie potwierdził jeszcze Twojego adresu'],
  ['unavailable', 'Google teraz nie odpowiada'],
  ['failed', 'Nie udało się zalogować przez Google'],
])('who comes back without a proof (%s) reads why, above the login form', async (outcome, title) => {
  const enter = jest.fn<Enter>();
  const { container } = comeBack(outcome, enter);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByLabelText('Hasło')).toBeTruthy();
  expect(enter).not.toHaveBeenCalled();
  await expectAccessible(container);
});

test('what nobody has told is not shown', () => {
  comeBack('nonsense');
  expect(screen.getByRole('heading', { name: 'Zaloguj się' })).toBeTruthy();
  expect(screen.queryByText(/Google/)).toBeNull();
});

test('who comes back with a proof is signed in by one call', async () => {
  const enter = jest.fn<Enter>(async () => undefined);
  comeBack('proven', enter);
  await waitFor(() => expect(enter.mock.calls).toEqual([['v1/auth/google/finish', {}]]));
  expect(screen.getByRole('heading', { name: 'Loguję przez Google…' })).toBeTruthy();
});

test('an account with the same address is linked by its password', async () => {
  const enter = jest.fn<Enter>(async (_path, body) => {
    const { password } = body as { password?: string };
    if (password === undefined) throw refusal(401, { code: 'password-required' });
    if (password !== 'moje hasło') throw refusal(401, { code: 'bad-credentials' });
  });
  const { container } = comeBack('proven', enter);
  await screen.findByRole('heading', { name: 'Połącz Google ze swoim kontem' });
  await expectAccessible(container);
  fill('Hasło', 'inne');
  press('Połącz i zaloguj się');
  await waitFor(() => expect(errorOf('Hasło')).toMatch(/^To nie jest hasło tego konta/));
  fill('Hasło', 'moje hasło');
  press('Połącz i zaloguj się');
  await waitFor(() =>
    expect(enter).toHaveBeenLastCalledWith('v1/auth/google/finish', { password: 'moje hasło' }),
  );
});

test('an account with a second factor asks for its code, after the password that links it', async () => {
  const enter = jest.fn<Enter>(async (_path, body) => {
    const { password, code } = body as { password?: string; code?: string };
    if (password === undefined) throw refusal(401, { code: 'password-required' });
    if (code === undefined) throw refusal(401, { code: 'second-factor-required' });
  });
  comeBack('proven', enter);
  await screen.findByRole('heading', { name: 'Połącz Google ze swoim kontem' });
  fill('Hasło', 'moje hasło');
  press('Połącz i zaloguj się');
  await screen.findByRole('heading', { name: 'Potwierdź, że to Ty' });
  fill('Kod z aplikacji', '123456');
  press('Zaloguj się');
  const all = { password: 'moje hasło', code: '123456' };
  await waitFor(() => expect(enter).toHaveBeenLastCalledWith('v1/auth/google/finish', all));
});

test('the code can be left for the login form, and a proof that is over meanwhile is told there', async () => {
  const enter = jest.fn<Enter>(async (_path, body) => {
    const { code } = body as { code?: string };
    throw refusal(401, { code: code === undefined ? 'second-factor-required' : 'google-sign-in-over' });
  });
  const { unmount } = comeBack('proven', enter);
  await screen.findByRole('heading', { name: 'Potwierdź, że to Ty' });
  press('Wróć do logowania');
  expect(await screen.findByLabelText('E-mail')).toBeTruthy();
  expect(screen.queryByText('Nie udało się zalogować przez Google')).toBeNull();
  unmount();
  comeBack('proven', enter);
  await screen.findByRole('heading', { name: 'Potwierdź, że to Ty' });
  fill('Kod z aplikacji', '123456');
  press('Zaloguj się');
  expect(await screen.findByText('Nie udało się zalogować przez Google')).toBeTruthy();
});

test('a proof that is over leads to the login form', async () => {
  comeBack('proven', async () => {
    throw refusal(401, { code: 'google-sign-in-over' });
  });
  expect(await screen.findByText('Nie udało się zalogować przez Google')).toBeTruthy();
  expect(screen.getByLabelText('E-mail')).toBeTruthy();
});

test('a call that could not be answered is tried again', async () => {
  const enter = jest.fn<Enter>(async () => undefined);
  enter.mockRejectedValueOnce(refusal(0));
  comeBack('proven', enter);
  await screen.findByRole('heading', { name: 'Brak połączenia' });
  press('Spróbuj jeszcze raz');
  await waitFor(() => expect(enter).toHaveBeenCalledTimes(2));
});
