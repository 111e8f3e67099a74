import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Portal } from '@zielona-fala/contracts/portal';
import { createTestPortal, press, renderInPortal } from '@zielona-fala/web-kit/testing';
import { RegisterPage } from '../src/pages/RegisterPage.tsx';
import { errorOf, expectAccessible, fill, refusal, refusedField } from './support.ts';

type Register = Portal['session']['register'];

function openRegistration(register: Register) {
  const portal = createTestPortal({ api: () => [], session: { register } });
  return renderInPortal(<RegisterPage />, { portal, path: '/zarejestruj' });
}

function fillAll() {
  fill('Nazwa użytkownika', ' Ola ');
  fill('E-mail', 'ola@example.pl');
  fill('Hasło', 'zielona ulica');
  fill('Powtórz hasło', 'zielona ulica');
}

const makeAccount = () => press('Załóż konto za 0 zł');

test('makes an account', async () => {
  const register = jest.fn<Register>(async () => undefined);
  const { container } = openRegistration(register);
  fillAll();
  makeAccount();
  const password = 'zielona ulica';
  await waitFor(() =>
    expect(register).toHaveBeenCalledWith({
      username: 'Ola',
      email: 'ola@example.pl',
      password,
      repeatPassword: password,
    }),
  );
  await expectAccessible(container);
});

test('refused fields are told beside them, and the first takes the focus', async () => {
  openRegistration(async () => {
    const errors = [refusedField('username', 'taken'), refusedField('email', 'taken')];
    throw refusal(422, { code: 'validation', errors });
  });
  fillAll();
  makeAccount();
  await waitFor(() => expect(errorOf('Nazwa użytkownika')).toBe('Ta nazwa jest zajęta. Wybierz inną.'));
  expect(errorOf('E-mail')).toMatch(/^Na ten adres jest już konto/);
  expect(document.activeElement).toBe(screen.getByLabelText('Nazwa użytkownika'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refused field that the form lacks is told for the form', async () => {
  openRegistration(async () => {
    throw refusal(422, { code: 'validation', errors: [refusedField('locale', 'invalid')] });
  });
  fillAll();
  makeAccount();
  expect((await screen.findByRole('alert')).textContent).toContain('To się nie udało');
});

test('a repeated password is checked again when the first one changes', async () => {
  openRegistration(async () => undefined);
  fill('Hasło', 'zielona ulica');
  fill('Powtórz hasło', 'zielona fala');
  await waitFor(() => expect(errorOf('Powtórz hasło')).not.toBeNull());
  fill('Hasło', 'zielona fala');
  await waitFor(() => expect(errorOf('Powtórz hasło')).toBeNull());
});

test('tells how strong the password is, without the words of the account', async () => {
  openRegistration(async () => undefined);
  expect(screen.getByText('Co najmniej 8 znaków')).toBeTruthy();
  fill('Nazwa użytkownika', 'tramwaj');
  fill('Hasło', 'tramwajrondo');
  await screen.findByText(/^Jest w nim Twoja nazwa użytkownika/);
  fill('Hasło', 'aaaaaaaaaaaa');
  await screen.findByText('Słabe: dodaj kolejne słowo');
  fill('Hasło', 'nocny pociąg do Gdyni');
  await screen.findByText('Mocne hasło');
});
