import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { PasskeyDto } from '@zielona-fala/contracts';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { Passkeys } from '../src/features/passkeys/components/Passkeys.tsx';
import { type Answers, recordedApi, refusing } from './fake-api.ts';
import { USER } from './fixtures.ts';

const LIST = 'GET v1/auth/passkeys';
const RENAME = 'PATCH v1/auth/passkeys/first';
const FIRST: PasskeyDto = {
  id: 'first',
  name: 'iCloud Keychain',
  device: { browser: 'Safari', system: 'iOS', kind: 'phone' },
  created: '2026-11-20T08:30:00.000Z',
  lastUsed: null,
};
const NAMELESS: PasskeyDto = { ...FIRST, id: 'second', name: null };

function open(answers: Answers) {
  const server = recordedApi(answers);
  const portal = createTestPortal({ user: USER, api: server.api });
  renderInPortal(<Passkeys />, { portal, path: '/dashboard/settings' });
  return { ...server, portal };
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nazwa klucza' });

test('a passkey is called as its learner or its maker says, else as the device it was added on', async () => {
  open({ [LIST]: [FIRST, NAMELESS] });
  const lines = await screen.findAllByRole('listitem');
  expect(screen.getByRole('button', { name: 'Usuń klucz: iCloud Keychain' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Usuń klucz: Safari (iOS)' })).toBeTruthy();
  expect(lines[0]?.textContent).toMatch(/Dodano 20 lis 2026 · Safari \(iOS\)\. Jeszcze nie użyto\./);
});

test('its name is changed in its line, and a refused one is told at the field', async () => {
  const server = open({ [LIST]: [FIRST], [RENAME]: refusing({ field: 'name', code: 'invalid' }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Zmień nazwę klucza: iCloud Keychain' }));
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(field().value).toBe('iCloud Keychain');
  fireEvent.change(field(), { target: { value: '   ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  expect(server.lines()).not.toContain(RENAME);
  fireEvent.change(field(), { target: { value: '  Telefon  ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Tej nazwy nie można użyć. Wpisz inną.');
  Object.assign(server.answers, {
    [RENAME]: { ...FIRST, name: 'Telefon' },
    [LIST]: [{ ...FIRST, name: 'Telefon' }],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByRole('button', { name: 'Zmień nazwę klucza: Telefon' })).toBeTruthy();
  expect(server.calls.filter(({ method }) => method === 'PATCH').at(-1)?.body).toEqual({ name: 'Telefon' });
});

test('a change of mind changes nothing', async () => {
  const server = open({ [LIST]: [FIRST] });
  fireEvent.click(await screen.findByRole('button', { name: /^Zmień nazwę klucza/ }));
  fireEvent.change(field(), { target: { value: 'Telefon' } });
  fireEvent.click(screen.getByRole('button', { name: 'Anuluj' }));
  expect(screen.getByText('iCloud Keychain')).toBeTruthy();
  expect(server.lines()).not.toContain(RENAME);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Zmień nazwę klucza/ }));
});

test('one that waits since a reset of the password is confirmed, with a proof where the server wants one', async () => {
  const CONFIRM = 'POST v1/auth/passkeys/first/confirm';
  const server = open({
    [LIST]: [{ ...FIRST, unconfirmed: true }, NAMELESS],
    [CONFIRM]: refusing({ field: 'password', code: 'required' }),
  });
  expect(await screen.findAllByText('Czeka na potwierdzenie')).toHaveLength(1);
  expect(screen.getByText(/na razie nikogo nie wpuszczają/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'To mój klucz: iCloud Keychain' }));
  fireEvent.input(await screen.findByLabelText('Twoje hasło'), { target: { value: 'moje-haslo' } });
  Object.assign(server.answers, { [CONFIRM]: FIRST, [LIST]: [FIRST, NAMELESS] });
  fireEvent.click(screen.getByRole('button', { name: 'Dalej' }));
  await waitFor(() => expect(screen.queryByText('Czeka na potwierdzenie')).toBeNull());
  expect(server.calls.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    password: 'moje-haslo',
  });
});

test('a proof that is cancelled gives the focus back to the button that asked for it', async () => {
  open({
    [LIST]: [{ ...FIRST, unconfirmed: true }],
    'POST v1/auth/passkeys/first/confirm': refusing({ field: 'password', code: 'required' }),
  });
  const confirm = await screen.findByRole('button', { name: 'To mój klucz: iCloud Keychain' });
  confirm.focus();
  fireEvent.click(confirm);
  fireEvent.click(await screen.findByRole('button', { name: 'Anuluj' }));
  await waitFor(() => expect(document.activeElement).toBe(confirm));
});

test('a device that cannot make a passkey is told of, and the page stays', async () => {
  const create = jest.fn(async () => {
    throw new DOMException('no resident keys', 'ConstraintError');
  });
  Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
  const { portal } = open({
    [LIST]: [FIRST],
    'POST v1/auth/passkeys/register/options': {
      challenge: 'AAAA',
      rp: { name: 'Zielona Fala', id: 'localhost' },
      user: { id: 'AAAA', name: 'ola@example.test', displayName: 'Ola' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Dodaj klucz dostępu' }));
  await waitFor(() => expect(portal.shownToasts[0]?.title).toBe('Klucz nie został utworzony'));
  expect(create).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});
