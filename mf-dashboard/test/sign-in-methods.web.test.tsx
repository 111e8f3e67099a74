import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { RESET_LINK_TOO_SOON } from '@zielona-fala/contracts';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { Leaving } from '../src/features/account/components/Leaving.tsx';
import { SignInMethods } from '../src/features/account/components/SignInMethods.tsx';
import { type Answers, failing, recordedApi, refusing } from './fake-api.ts';
import { USER } from './fixtures.ts';

const METHODS = 'GET v1/auth/methods';
const UNLINK = 'DELETE v1/auth/google';
const LINK = 'POST v1/auth/password-reset/link';
const PASSWORD = 'Twoje hasło, jeśli chcesz odłączyć Google';

function open(answers: Answers, screenOf = <SignInMethods />) {
  const server = recordedApi(answers);
  const portal = createTestPortal({ user: USER, api: server.api });
  renderInPortal(screenOf, { portal, path: '/dashboard/settings' });
  return { server, toasts: portal.shownToasts };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('who has a password alone sees nothing of Google', async () => {
  const { server } = open({ [METHODS]: { password: true, google: false } });
  await waitFor(() => expect(server.lines()).toContain(METHODS));
  expect(screen.getByRole('heading', { name: 'Zmień hasło' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Konto Google' })).toBeNull();
});

test('Google is unlinked by the password, which is asked for again when it is wrong', async () => {
  const { server, toasts } = open({
    [METHODS]: { password: true, google: true },
    [UNLINK]: refusing({ field: 'password', code: 'wrong' }),
  });
  const field = await screen.findByLabelText(PASSWORD);
  fireEvent.input(field, { target: { value: 'inne' } });
  press('Odłącz Google');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  Object.assign(server.answers, {
    [UNLINK]: { status: 'ok' },
    [METHODS]: { password: true, google: false },
  });
  fireEvent.input(field, { target: { value: 'moje-haslo' } });
  press('Odłącz Google');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Konto Google' })).toBeNull());
  expect(toasts.map(({ title }) => title)).toEqual(['Google odłączone']);
});

test('who has no password gets a link to set one, instead of forms that need it', async () => {
  const { server } = open({ [METHODS]: { password: false, google: true }, [LINK]: { status: 'ok' } });
  await screen.findByRole('heading', { name: 'Ustaw hasło' });
  expect(screen.queryByRole('heading', { name: 'Zmień e-mail' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Odłącz Google' })).toBeNull();
  press('Wyślij mi link');
  expect(await screen.findByText(/Kliknij link, który wysłaliśmy/)).toBeTruthy();
  expect(server.calls.at(-1)?.body).toEqual({ email: USER.email });
  server.answers[LINK] = failing(403, { message: RESET_LINK_TOO_SOON });
  press('Wyślij mi link');
  expect(await screen.findByText(/już w drodze/)).toBeTruthy();
});

test('who has no password deletes the account without one', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const { server } = open(
    { [METHODS]: { password: false, google: true }, 'DELETE v1/users': { status: 'ok' } },
    <Leaving />,
  );
  await waitFor(() => expect(server.lines()).toContain(METHODS));
  press('Usuń konto…');
  await waitFor(() => expect(screen.queryByLabelText(/Twoje hasło/)).toBeNull());
  press('Usuń konto na zawsze');
  await waitFor(() => expect(server.calls.at(-1)).toMatchObject({ path: 'v1/users', body: {} }));
});
