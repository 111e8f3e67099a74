import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { createTestPortal, type FakeApi, press, renderInPortal } from '@zielona-fala/web-kit/testing';
import { ResetFinishedPage } from '../src/pages/ResetFinishedPage.tsx';
import { ResetInitPage } from '../src/pages/ResetInitPage.tsx';
import { ResetPage } from '../src/pages/ResetPage.tsx';
import { errorOf, expectAccessible, fill, refusal, refusedField } from './support.ts';

const ask = (api: FakeApi) => {
  const view = renderInPortal(<ResetInitPage />, { portal: createTestPortal({ api }) });
  fill('E-mail', 'ola@example.pl');
  press('Wyślij link');
  return view;
};

const openLink = (api: FakeApi) =>
  renderInPortal(<p>Tu nic nie ma</p>, {
    portal: createTestPortal({ api }),
    path: '/account/reset-password/tajny',
    routes: [
      { path: '/account/reset-password/:token', element: <ResetPage /> },
      { path: '/account/reset-password-finished', element: <ResetFinishedPage /> },
    ],
  });

async function savePassword() {
  await screen.findByLabelText('Nowe hasło');
  fill('Nowe hasło', 'zielona ulica');
  fill('Powtórz hasło', 'zielona ulica');
  press('Zapisz nowe hasło');
}

test('a link is asked for, and nobody learns whether the account exists', async () => {
  const { container } = ask(() => ({ status: 'ok' }));
  const heading = await screen.findByRole('heading', { name: 'Sprawdź pocztę' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText(/ma u nas konto/).textContent).toMatch(/^Jeśli ola@example\.pl/);
  expect(screen.getByRole('button', { name: /^Wyślij link ponownie za (10:00|09:5\d)$/ })).toBeTruthy();
  await expectAccessible(container);
});

test('a link that was asked for a short while ago is not a failure', async () => {
  ask(() => {
    throw refusal(403, { code: 'reset-link-too-soon', retryAfter: 61 });
  });
  await screen.findByText(/wysłaliśmy niedawno/);
  expect(screen.getByRole('button', { name: /^Wyślij link ponownie za (01:0[01]|00:5\d)$/ })).toBeTruthy();
  press('Wpisz inny adres');
  expect(screen.getByLabelText('E-mail')).toBeTruthy();
});

test('a new password is saved with the token of the link', async () => {
  const api = jest.fn<FakeApi>(() => ({ status: 'ok' }));
  openLink(api);
  await savePassword();
  await screen.findByRole('heading', { level: 1, name: 'Nowe hasło zapisane' });
  const [check, request] = api.mock.calls.map(([call]) => call);
  expect(check?.path).toBe('v1/auth/password-reset/link?token=tajny');
  expect(request).toMatchObject({
    path: 'v1/auth/password-reset/confirm?token=tajny',
    method: 'PATCH',
    body: { token: 'tajny', newPassword: 'zielona ulica', newPasswordRepeat: 'zielona ulica' },
  });
});

const isCheck: (path: string) => boolean = (path) => path.startsWith('v1/auth/password-reset/link?');
const spent = () => refusal(422, { code: 'validation', errors: [refusedField('token', 'invalid')] });

test('a link that is spent already leads to a new one before anything is typed', async () => {
  const { container } = openLink(() => {
    throw spent();
  });
  await screen.findByRole('heading', { level: 1, name: 'Ten link już nie działa' });
  expect(screen.queryByLabelText('Nowe hasło')).toBeNull();
  const next = screen.getByRole('link', { name: 'Wyślij nowy link' });
  expect(next.getAttribute('href')).toBe('/account/reset-password-init');
  await expectAccessible(container);
});

test('a link that is spent meanwhile leads to a new one, too', async () => {
  openLink(({ path }) => {
    if (isCheck(path)) return { status: 'ok' };
    throw spent();
  });
  await savePassword();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Ten link już nie działa' });
  // the form is gone, and with it the button that was pressed
  expect(document.activeElement).toBe(heading);
});

test('a link that cannot be checked is no reason to keep the form back', async () => {
  openLink(({ path }) => {
    if (isCheck(path)) throw refusal(503);
    return { status: 'ok' };
  });
  await savePassword();
  await screen.findByRole('heading', { level: 1, name: 'Nowe hasło zapisane' });
});

test('a refused password is told beside its field', async () => {
  openLink(({ path }) => {
    if (isCheck(path)) return { status: 'ok' };
    throw refusal(422, { code: 'validation', errors: [refusedField('newPassword', 'too-short')] });
  });
  await savePassword();
  await waitFor(() => expect(errorOf('Nowe hasło')).toBe('Tego hasła nie możemy przyjąć. Wybierz inne.'));
});
