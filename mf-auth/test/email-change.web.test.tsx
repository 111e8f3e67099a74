import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserDto } from '@zielona-fala/contracts';
import {
  createTestPortal,
  type FakeApi,
  nextUncaught,
  press,
  renderInPortal,
} from '@zielona-fala/web-kit/testing';
import { ActivateInfoPage } from '../src/pages/ActivateInfoPage.tsx';
import { ConfirmEmailPage } from '../src/pages/ConfirmEmailPage.tsx';
import { errorOf, expectAccessible, fill, LEARNER, refusal, refusedField } from './support.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem('signedIn', 'ola');
});

const openLink = (api: FakeApi, user: UserDto | null = null, reloadUser = async () => LEARNER) =>
  renderInPortal(<p>Tu nic nie ma</p>, {
    portal: createTestPortal({ api, user, session: { reloadUser } }),
    path: '/account/confirm-email/t%2Fk',
    routes: [{ path: '/account/confirm-email/:token', element: <ConfirmEmailPage /> }],
  });

test('a link confirms the address by one call and leads a signed-out learner to the login', async () => {
  const api = jest.fn<FakeApi>(() => ({ status: 'ok' }));
  const { container } = openLink(api);
  await screen.findByRole('heading', { level: 1, name: 'Nowy adres potwierdzony' });
  expect(screen.getByRole('link', { name: 'Zaloguj się' }).getAttribute('href')).toBe('/zaloguj');
  expect(api.mock.calls.map(([{ method, path }]) => [method, path])).toEqual([
    ['PATCH', 'v1/users/change/email/confirm?token=t%2Fk'],
  ]);
  await expectAccessible(container);
});

test('a signed-in learner sees the new address in the profile', async () => {
  const reloadUser = jest.fn(async () => LEARNER);
  openLink(() => ({ status: 'ok' }), LEARNER, reloadUser);
  await screen.findByRole('link', { name: 'Przejdź do profilu' });
  await waitFor(() => expect(reloadUser).toHaveBeenCalledTimes(1));
});

test.each([
  ['invalid', 'Ten link już nie działa'],
  ['taken', 'Na ten adres jest już inne konto'],
])('a link that is refused as %s says so', async (code, title) => {
  const { container } = openLink(() => {
    throw refusal(422, { code: 'validation', errors: [refusedField('token', code)] });
  });
  await screen.findByRole('heading', { level: 1, name: title });
  expect(screen.getByRole('link', { name: 'Przejdź do konta' })).toBeTruthy();
  await expectAccessible(container);
});

test('a link that could not be asked about can be tried again', async () => {
  let calls = 0;
  openLink(() => {
    calls += 1;
    if (calls === 1) throw refusal(503);
    return { status: 'ok' };
  });
  await screen.findByText('Serwis jest chwilowo niedostępny');
  press('Potwierdź jeszcze raz');
  await screen.findByRole('heading', { level: 1, name: 'Nowy adres potwierdzony' });
});

test('a defect confirms nothing', async () => {
  const uncaught = nextUncaught();
  openLink(() => {
    throw new TypeError('a defect');
  });
  expect(await uncaught).toMatchObject({ message: 'a defect' });
  await screen.findByRole('heading', { level: 1, name: 'Potwierdzam adres…' });
  expect(screen.queryByRole('heading', { name: 'Nowy adres potwierdzony' })).toBeNull();
});

function openCorrection(api: FakeApi) {
  const reloadUser = jest.fn(async () => LEARNER);
  const rendered = renderInPortal(<ActivateInfoPage />, {
    portal: createTestPortal({ user: LEARNER, api, session: { reloadUser } }),
  });
  press('Zły adres? Popraw go');
  return { ...rendered, reloadUser };
}

test('a mistyped address is corrected on the activation page, and the next mail waits its time', async () => {
  const api = jest.fn<FakeApi>(() => ({ status: 'ok' }));
  const { portal, reloadUser, container } = openCorrection(api);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Właściwy e-mail')));
  await expectAccessible(container);
  fill('Właściwy e-mail', 'ola@example.com');
  fill('Hasło', 'zielone-swiatlo');
  press('Popraw i wyślij link');
  await screen.findByRole('button', { name: 'Zły adres? Popraw go' });
  expect(api.mock.calls.map(([{ method, path, body }]) => [method, path, body])).toEqual([
    ['PATCH', 'v1/users/change/email', { newEmail: 'ola@example.com', password: 'zielone-swiatlo' }],
  ]);
  expect(reloadUser).toHaveBeenCalledTimes(1);
  expect(portal.shownToasts.map(({ title }) => title)).toEqual(['Adres poprawiony, link jest w drodze']);
  expect(sessionStorage.getItem('activationLinkFrom')).not.toBeNull();
});

test.each([
  [
    'newEmail',
    'taken',
    'Właściwy e-mail',
    'Na ten adres jest już inne konto. Zaloguj się na nie albo podaj inny.',
  ],
  ['newEmail', 'unchanged', 'Właściwy e-mail', 'To jest już adres tego konta. Podaj inny.'],
  [
    'newEmail',
    'invalid',
    'Właściwy e-mail',
    'Tego adresu nie możemy przyjąć. Sprawdź, czy nie ma w nim literówki.',
  ],
  ['password', 'wrong', 'Hasło', 'To nie jest Twoje hasło. Wpisz je jeszcze raz.'],
])('a refusal of %s as %s is said at its field', async (field, code, label, words) => {
  const refused = refusal(422, { code: 'validation', errors: [refusedField(field, code)] });
  // as from a server: after what leaving the field has checked
  openCorrection(() => new Promise((_resolve, reject) => setTimeout(() => reject(refused))));
  fill('Hasło', 'zielone-swiatlo');
  press('Popraw i wyślij link');
  await waitFor(() => expect(errorOf(label)).toBe(words));
});

test('an address that was right can be left as it is', async () => {
  openCorrection(() => ({ status: 'ok' }));
  press('Zostaw adres');
  expect(screen.queryByLabelText('Właściwy e-mail')).toBeNull();
});
