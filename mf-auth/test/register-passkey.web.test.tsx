import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Portal } from '@zielona-fala/contracts/portal';
import { createTestPortal, press, renderInPortal } from '@zielona-fala/web-kit/testing';
import { RegisterPage } from '../src/pages/RegisterPage.tsx';
import { expectAccessible, fill, refusal, refusedField } from './support.ts';

type Register = Portal['session']['register'];

const CHOICE = 'Utwórz też klucz dostępu';
const OPTIONS = {
  challenge: 'AAAA',
  rp: { name: 'Zielona Fala', id: 'localhost' },
  user: { id: 'AAAA', name: 'ola@example.pl', displayName: 'Ola' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

/** What the device answers to a page that wants a passkey. */
const made = () => ({
  id: 'AAAA',
  rawId: new ArrayBuffer(3),
  type: 'public-key',
  response: { attestationObject: new ArrayBuffer(3), clientDataJSON: new ArrayBuffer(3) },
  getClientExtensionResults: () => ({}),
});

let create: jest.Mock<() => Promise<unknown>>;

function useDevice(canKeep: boolean): void {
  const isUserVerifyingPlatformAuthenticatorAvailable = async () => canKeep;
  Object.assign(window, {
    PublicKeyCredential: Object.assign(() => undefined, { isUserVerifyingPlatformAuthenticatorAvailable }),
  });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
}

beforeEach(() => {
  create = jest.fn(async () => made());
  useDevice(true);
});

afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});

type Answer = (path: string) => unknown;

function openRegistration(
  register = jest.fn<Register>(async () => undefined),
  answer: Answer = () => OPTIONS,
) {
  const asked: string[] = [];
  const portal = createTestPortal({
    api({ path }) {
      if (!path.includes('passkeys')) return [];
      asked.push(path);
      return answer(path);
    },
    session: { register },
  });
  const { container } = renderInPortal(<RegisterPage />, { portal, path: '/zarejestruj' });
  fill('Nazwa użytkownika', 'Ola');
  fill('E-mail', 'ola@example.pl');
  fill('Hasło', 'zielona ulica');
  fill('Powtórz hasło', 'zielona ulica');
  return { asked, toasts: portal.shownToasts, register, container };
}

const choose = () => fireEvent.click(screen.getByRole('checkbox', { name: CHOICE }));
const makeAccount = () => press('Załóż konto za 0 zł');

test('adds a passkey once the account is made', async () => {
  const { asked, toasts, register, container } = openRegistration();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: CHOICE }).checked).toBe(false);
  await expectAccessible(container);
  choose();
  makeAccount();
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Klucz dostępu gotowy']));
  expect(register).toHaveBeenCalledWith({
    username: 'Ola',
    email: 'ola@example.pl',
    password: 'zielona ulica',
    repeatPassword: 'zielona ulica',
  });
  expect(asked.map((path) => path.split('/').at(-1))).toEqual(['options', 'verify']);
});

test('asks for none unless it is chosen', async () => {
  const { register, toasts } = openRegistration();
  makeAccount();
  await waitFor(() => expect(register).toHaveBeenCalled());
  await waitFor(() => expect(screen.getByRole('button', { name: /Załóż konto/ })).toBeTruthy());
  expect([create.mock.calls, toasts]).toEqual([[], []]);
});

test('is not offered where the device cannot keep one', async () => {
  useDevice(false);
  openRegistration();
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
});

test('a refused registration asks for no passkey and keeps all that was typed and chosen', async () => {
  const refused = jest.fn<Register>(async () => {
    throw refusal(422, { code: 'validation', errors: [refusedField('email', 'taken')] });
  });
  openRegistration(refused);
  choose();
  makeAccount();
  await screen.findByText(/^Na ten adres jest już konto/);
  expect(create).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: CHOICE }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Nazwa użytkownika').value).toBe('Ola');
  expect(screen.getByLabelText<HTMLInputElement>('Hasło').value).toBe('zielona ulica');
});

test.each<[string, () => void, Answer]>([
  [
    'a prompt that was closed',
    () => create.mockRejectedValue(Object.assign(new Error('closed'), { name: 'NotAllowedError' })),
    () => OPTIONS,
  ],
  [
    'a server that refuses it',
    () => undefined,
    (path) => {
      if (path.endsWith('verify'))
        throw refusal(422, { code: 'validation', errors: [refusedField('response', 'invalid')] });
      return OPTIONS;
    },
  ],
  [
    'a server that does not answer',
    () => undefined,
    (path) => {
      if (path.endsWith('options')) throw refusal(503, { code: 'unavailable' });
      return OPTIONS;
    },
  ],
])('%s leaves the account, and says where a passkey is added later', async (_what, go, answer) => {
  go();
  const { register, toasts } = openRegistration(undefined, answer);
  choose();
  makeAccount();
  await waitFor(() =>
    expect(toasts).toEqual([
      { severity: 'info', title: 'Klucz nie został utworzony. Dodasz go później w ustawieniach.' },
    ]),
  );
  expect(register).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});
