import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { ProfilePage } from '../src/pages/ProfilePage.tsx';
import { type Answers, failing, type RecordedApi, recordedApi, refusing } from './fake-api.ts';
import { USER } from './fixtures.ts';

const RENAME = 'PATCH v1/users/change/username';

function open(answers: Answers = {}) {
  const server = recordedApi(answers);
  const reloadUser = jest.fn(async () => ({ ...USER, username: 'ola_b' }));
  const portal = createTestPortal({ user: USER, api: server.api, session: { reloadUser } });
  renderInPortal(<ProfilePage />, { portal, path: '/dashboard/profile' });
  return { server, reloadUser, toasts: portal.shownToasts };
}

const renamings = ({ calls }: RecordedApi) => calls.filter(({ method }) => method === 'PATCH');
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nazwa użytkownika' });
const rename = (username: string) => {
  fireEvent.change(field(), { target: { value: username } });
  fireEvent.click(screen.getByRole('button', { name: 'Zapisz nazwę' }));
};
const errorOf = (input: HTMLElement): string | undefined =>
  input.getAttribute('aria-invalid') === 'true'
    ? (document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent ??
      undefined)
    : undefined;

test('a new name is saved, told, and the user is loaded anew', async () => {
  const { server, reloadUser, toasts } = open({ [RENAME]: { status: 'ok' } });
  expect(field().value).toBe('ola');
  expect(screen.getByText('Od 3 do 16 znaków. Zobaczą ją inni w rankingu.')).toBeTruthy();
  rename('ola_b');
  await waitFor(() => expect(reloadUser).toHaveBeenCalledTimes(1));
  expect(renamings(server).map(({ body }) => body)).toEqual([{ newUsername: 'ola_b' }]);
  expect(toasts.map(({ severity, title }) => [severity, title])).toEqual([['success', 'Masz nową nazwę']]);
});

test.each([
  ['ab', 'Wpisz co najmniej 3 znaki'],
  ['a'.repeat(17), 'Wpisz najwyżej 16 znaków'],
  ['', 'Uzupełnij to pole'],
  ['ola\u0007b', 'Użyj tylko widocznych znaków'],
])('the name %j is refused without asking the server', async (username, message) => {
  const { server } = open();
  rename(username);
  await waitFor(() => expect(errorOf(field())).toBe(message));
  expect(document.activeElement).toBe(field());
  expect(renamings(server)).toEqual([]);
});

test.each([
  ['taken', 'Ta nazwa jest zajęta. Wybierz inną.'],
  ['reserved', 'Tej nazwy nie można użyć. Wybierz inną.'],
])(
  'a name that the server refuses as %s says so at its field, until another one is accepted',
  async (code, message) => {
    const { server, toasts, reloadUser } = open({ [RENAME]: refusing({ field: 'newUsername', code }) });
    rename('jan_k');
    await waitFor(() => expect(errorOf(field())).toBe(message));
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('jan_k');
    expect(toasts).toEqual([]);
    server.answers[RENAME] = { status: 'ok' };
    rename('jan_k2');
    await waitFor(() => expect(reloadUser).toHaveBeenCalled());
    expect(errorOf(field())).toBeUndefined();
  },
);

test.each([
  ['without a connection', failing(0), 'Nie ma połączenia. Sprawdź internet i spróbuj jeszcze raz.'],
  ['while the service is unavailable', failing(503), 'Spróbuj jeszcze raz za chwilę.'],
  [
    'on a refusal of another field',
    refusing({ field: 'other', code: 'unknown' }),
    'Spróbuj jeszcze raz za chwilę.',
  ],
])('%s it says that nothing has changed', async (_when, answer, text) => {
  const { toasts, reloadUser } = open({ [RENAME]: answer });
  rename('ola_b');
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({ severity: 'error', title: 'Nic się nie zmieniło', text });
  expect(reloadUser).not.toHaveBeenCalled();
  expect(field().value).toBe('ola_b');
});

test('the button is busy while the server is asked, and asks once', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { server, toasts } = open({ [RENAME]: () => answer.promise });
  rename('ola_b');
  await waitFor(() => expect(renamings(server)).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: /Zapisz nazwę/ }));
  answer.resolve({ status: 'ok' });
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(renamings(server)).toHaveLength(1);
});
