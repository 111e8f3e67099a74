import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@zielona-fala/web-kit/session';
import { createTestPortal, press, renderInPortal } from '@zielona-fala/web-kit/testing';
import { Leaving } from '../src/features/account/components/Leaving.tsx';
import { SignInMethods } from '../src/features/account/components/SignInMethods.tsx';
import { type Answers, failing, recordedApi, refusing } from './fake-api.ts';
import { USER } from './fixtures.ts';

const METHODS = 'GET v1/auth/methods';
const UNLINK = 'DELETE v1/auth/google';
const LINK = 'POST v1/auth/password-reset/link';
const BEGIN = 'POST v1/auth/google/link';
const FLAGS = 'GET v1/featureFlags';
const OFFERED = [{ name: 'google-sign-in' }];
const PASSWORD = 'Twoje hasło';

function open(answers: Answers, screenOf = <SignInMethods />, path = '/dashboard/settings') {
  const server = recordedApi(answers);
  const portal = createTestPortal({ user: USER, api: server.api });
  renderInPortal(screenOf, { portal, path });
  return { server, toasts: portal.shownToasts };
}

/** The panel of the Google account. */
const google = () => within(screen.getByRole('region', { name: 'Konto Google' }));

test('where Google is not offered, who has a password alone sees nothing of it', async () => {
  const flags = Promise.withResolvers<unknown>();
  const { server } = open({ [METHODS]: { password: true, google: false }, [FLAGS]: () => flags.promise });
  await waitFor(() => expect(server.lines()).toContain(FLAGS));
  await act(async () => flags.resolve([]));
  expect(screen.getByRole('heading', { name: 'Zmień hasło' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Konto Google' })).toBeNull();
});

test('Google is unlinked by the password, which is asked for again when it is wrong', async () => {
  const { server, toasts } = open({
    [METHODS]: { password: true, google: true },
    [UNLINK]: refusing({ field: 'password', code: 'wrong' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Odłącz Google…' }));
  await google().findByLabelText(PASSWORD);
  press('Anuluj');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Odłącz Google…' }));
  press('Odłącz Google…');
  const field = await google().findByLabelText(PASSWORD);
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

test('Google is unlinked by the code of the second factor as well, where that is on', async () => {
  const { server } = open({
    [METHODS]: { password: true, google: true },
    [UNLINK]: refusing({ field: 'code', code: 'required' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Odłącz Google…' }));
  fireEvent.input(await google().findByLabelText(PASSWORD), { target: { value: 'moje-haslo' } });
  press('Odłącz Google');
  const code = await google().findByLabelText('Kod z aplikacji albo kod zapasowy');
  fireEvent.input(code, { target: { value: '123456' } });
  server.answers[UNLINK] = { status: 'ok' };
  press('Odłącz Google');
  await waitFor(() => expect(server.lines().filter((line) => line === UNLINK)).toHaveLength(2));
  expect(server.calls.findLast(({ method }) => method === 'DELETE')?.body).toEqual({
    password: 'moje-haslo',
    code: '123456',
  });
});

test('Google is linked by way of its own page, once the learner has shown who they are', async () => {
  const { server } = open({
    [METHODS]: { password: true, google: false },
    [FLAGS]: OFFERED,
    [BEGIN]: refusing({ field: 'password', code: 'required' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Połącz z Google' }));
  fireEvent.click(await google().findByRole('button', { name: 'Anuluj' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Połącz z Google' }));
  press('Połącz z Google');
  fireEvent.input(await google().findByLabelText(PASSWORD), { target: { value: 'moje-haslo' } });
  server.answers[BEGIN] = { url: `${window.location.origin}/#at-google` };
  press('Połącz z Google');
  await waitFor(() => expect(window.location.hash).toBe('#at-google'));
  expect(server.calls.at(-1)?.body).toEqual({ password: 'moje-haslo' });
});

test.each([
  ['linked', 'success', 'Konto Google połączone'],
  ['taken', 'error', 'To konto Google otwiera już inne konto u nas'],
])('who comes back from Google with “%s” is told so', async (outcome, severity, title) => {
  const path = `/dashboard/settings?google=${outcome}`;
  const { toasts } = open({ [METHODS]: { password: true, google: true }, [FLAGS]: OFFERED }, undefined, path);
  await waitFor(() => expect(toasts).toEqual([expect.objectContaining({ severity, title })]));
});

test('a Google account that waits since a reset of the password is confirmed', async () => {
  const CONFIRM = 'POST v1/auth/google/confirm';
  const { server, toasts } = open({
    [METHODS]: { password: true, google: true, googleUnconfirmed: true },
    [CONFIRM]: { status: 'ok' },
  });
  const confirm = await screen.findByRole('button', { name: 'To moje konto Google' });
  server.answers[METHODS] = { password: true, google: true };
  fireEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'To moje konto Google' })).toBeNull());
  expect(toasts.map(({ title }) => title)).toEqual(['Konto Google potwierdzone']);
});

test('who has no password gets a link to set one, instead of forms that need it', async () => {
  const { server } = open({ [METHODS]: { password: false, google: true }, [LINK]: { status: 'ok' } });
  await screen.findByRole('heading', { name: 'Ustaw hasło' });
  expect(screen.queryByRole('heading', { name: 'Zmień e-mail' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Odłącz Google/ })).toBeNull();
  press('Wyślij mi link');
  expect(await screen.findByText(/Kliknij link, który wysłaliśmy/)).toBeTruthy();
  expect(server.calls.at(-1)?.body).toEqual({ email: USER.email });
  server.answers[LINK] = failing(403, { code: 'reset-link-too-soon' });
  press('Wyślij mi link');
  expect(await screen.findByText(/już w drodze/)).toBeTruthy();
});

test('no form is offered before it is known whether there is a password; what did not load can be asked for again', async () => {
  const answered = Promise.withResolvers<never>();
  const { server } = open({ [METHODS]: () => answered.promise });
  await screen.findByRole('heading', { name: 'Sposoby logowania' });
  expect(screen.queryByLabelText(PASSWORD)).toBeNull();
  answered.reject(new ApiError(503, null, 'down'));
  await screen.findByText(/^Spróbuj za chwilę/);
  expect(screen.queryByLabelText(PASSWORD)).toBeNull();
  server.answers[METHODS] = { password: false, google: true };
  press('Spróbuj jeszcze raz');
  await screen.findByRole('heading', { name: 'Ustaw hasło' });
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

test('who has no password and signed in too long ago is led through Google again', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const { server } = open(
    {
      [METHODS]: { password: false, google: true },
      'DELETE v1/users': refusing({ field: 'password', code: 'required' }),
    },
    <Leaving />,
  );
  await waitFor(() => expect(server.lines()).toContain(METHODS));
  press('Usuń konto…');
  await waitFor(() => expect(screen.queryByLabelText(/Twoje hasło/)).toBeNull());
  press('Usuń konto na zawsze');
  expect(await screen.findByText(/ponad 10 minut temu/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Zaloguj się przez Google' })).toBeTruthy();
});
