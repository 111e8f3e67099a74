import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { PasswordForm } from '../src/features/account/components/PasswordForm.tsx';
import { type Answers, failing, recordedApi, refusing } from './fake-api.ts';
import { USER } from './fixtures.ts';

const CHANGE = 'PATCH v1/auth/password-change';
const LABELS = ['Obecne hasło', 'Nowe hasło', 'Nowe hasło jeszcze raz'] as const;
type Passwords = readonly [old: string, chosen: string, repeated: string];
const GOOD: Passwords = ['stare-haslo', 'nowe-haslo-1', 'nowe-haslo-1'];

function open(answers: Answers = {}) {
  const server = recordedApi(answers);
  const portal = createTestPortal({ user: USER, api: server.api });
  renderInPortal(<PasswordForm />, { portal, path: '/dashboard/settings' });
  return { server, toasts: portal.shownToasts };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = (passwords: Passwords) => {
  LABELS.forEach((label, index) => {
    fireEvent.change(field(label), { target: { value: passwords[index] } });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Zmień hasło' }));
};
/** What each field says is wrong with it. */
const errors = (): (string | null)[] =>
  LABELS.map((label) => {
    const input = field(label);
    if (input.getAttribute('aria-invalid') !== 'true') return null;
    const [id] = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    return document.getElementById(id ?? '')?.textContent ?? null;
  });

test('a changed password is told, with what it means elsewhere, and the fields are empty again', async () => {
  const { server, toasts } = open({ [CHANGE]: { status: 'ok' } });
  submit(GOOD);
  await waitFor(() => expect(toasts).toHaveLength(1));
  const [oldPassword, newPassword, newPasswordRepeat] = GOOD;
  expect(server.calls.map(({ body }) => body)).toEqual([{ oldPassword, newPassword, newPasswordRepeat }]);
  expect(toasts[0]).toMatchObject({
    severity: 'success',
    title: 'Hasło zmienione',
    text: 'Na innych urządzeniach trzeba zalogować się od nowa.',
  });
  expect(LABELS.map((label) => field(label).value)).toEqual(['', '', '']);
});

test.each<[string, Passwords, (string | null)[]]>([
  ['nothing', ['', '', ''], ['Uzupełnij to pole', 'Uzupełnij to pole', 'Uzupełnij to pole']],
  ['a short password', ['stare-haslo', 'krotkie', 'krotkie'], [null, 'Wpisz co najmniej 8 znaków', null]],
  [
    'two different ones',
    ['stare-haslo', 'nowe-haslo-1', 'nowe-haslo-2'],
    [null, null, 'Hasła nie są takie same'],
  ],
])('%s is refused without asking the server', async (_what, passwords, expected) => {
  const { server } = open();
  submit(passwords);
  await waitFor(() => expect(errors()).toEqual(expected));
  expect(document.activeElement).toBe(field(LABELS[expected.findIndex((error) => error !== null)] ?? ''));
  expect(server.calls).toEqual([]);
});

test.each<[field: string, expected: (string | null)[]]>([
  ['oldPassword', ['To nie jest Twoje obecne hasło. Wpisz je jeszcze raz.', null, null]],
  ['newPassword', [null, 'Tego hasła nie możemy przyjąć. Wybierz inne.', null]],
  ['newPasswordRepeat', [null, null, 'Hasła się różnią. Wpisz to samo w obu polach.']],
])('a refusal of %s is said at its field, and nothing typed is lost', async (refused, expected) => {
  const { toasts } = open({ [CHANGE]: refusing({ field: refused, code: 'refused' }) });
  submit(GOOD);
  await waitFor(() => expect(errors()).toEqual(expected));
  expect(document.activeElement).toBe(field(LABELS[expected.findIndex((error) => error !== null)] ?? ''));
  expect(LABELS.map((label) => field(label).value)).toEqual(GOOD);
  expect(toasts).toEqual([]);
});

test.each([
  ['without a connection', 0, 'Nie ma połączenia. Sprawdź internet i spróbuj jeszcze raz.'],
  ['while the service is unavailable', 503, 'Spróbuj jeszcze raz za chwilę.'],
])('%s it says that nothing has changed', async (_when, status, text) => {
  const { toasts } = open({ [CHANGE]: failing(status) });
  submit(GOOD);
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({ severity: 'error', title: 'Nic się nie zmieniło', text });
  expect(errors()).toEqual([null, null, null]);
});

test('where the second factor is on its code is asked for as well, and nothing typed is lost', async () => {
  const { server, toasts } = open({ [CHANGE]: refusing({ field: 'code', code: 'required' }) });
  submit(GOOD);
  const code = await screen.findByLabelText('Kod z aplikacji albo kod zapasowy');
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(LABELS.map((label) => field(label).value)).toEqual(GOOD);
  server.answers[CHANGE] = { status: 'ok' };
  fireEvent.change(code, { target: { value: '123456' } });
  submit(GOOD);
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(server.calls.map(({ body }) => (body as { code?: string }).code)).toEqual([undefined, '123456']);
});
