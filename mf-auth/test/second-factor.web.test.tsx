import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Portal } from '@zielona-fala/contracts/portal';
import { createTestPortal, press, renderInPortal } from '@zielona-fala/web-kit/testing';
import { LoginPage } from '../src/pages/LoginPage.tsx';
import { errorOf, expectAccessible, fill, refusal } from './support.ts';

type Login = Portal['session']['login'];

const PAIR = { email: 'ola@example.pl', password: 'tajne hasło' };
const APP = 'Kod z aplikacji';
const RECOVERY = 'Kod zapasowy';

/** A server that wants a code besides the pair, and answers to it as the test says. */
function openSecondStep(answer: (code: string) => Promise<void>) {
  const login = jest.fn<Login>(async (_pair, code) => {
    if (code === undefined) throw refusal(401, { code: 'second-factor-required' });
    await answer(code);
  });
  const portal = createTestPortal({ api: () => [], session: { login } });
  const { container } = renderInPortal(<LoginPage />, { portal, path: '/zaloguj' });
  fill('E-mail', PAIR.email);
  fill('Hasło', PAIR.password);
  press('Zaloguj się');
  return { login, container };
}
const focused = () => document.activeElement;

test('asks for the code of the app and sends it with the same pair', async () => {
  const { login, container } = openSecondStep(async () => undefined);
  const field = await screen.findByLabelText<HTMLInputElement>(APP);
  await waitFor(() => expect(focused()).toBe(field));
  expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Potwierdź, że to Ty');
  await expectAccessible(container);
  fill(APP, '123456');
  press('Zaloguj się');
  await waitFor(() => expect(login).toHaveBeenLastCalledWith(PAIR, '123456'));
});

test('a wrong code is told beside the field, which keeps the focus', async () => {
  openSecondStep(async () => {
    throw refusal(401, { code: 'wrong-code' });
  });
  await screen.findByLabelText(APP);
  fill(APP, '123456');
  press('Zaloguj się');
  await waitFor(() => expect(errorOf(APP)).toMatch(/^Ten kod nie działa/));
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText(APP)));
});

test('takes a recovery code instead, and finds the way back to the app', async () => {
  const { login } = openSecondStep(async () => {
    throw refusal(401, { code: 'wrong-code' });
  });
  await screen.findByLabelText(APP);
  press('Użyj kodu zapasowego');
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText(RECOVERY)));
  fill(RECOVERY, 'abcd-efgh-jkmn');
  press('Zaloguj się');
  await waitFor(() => expect(login).toHaveBeenLastCalledWith(PAIR, 'abcd-efgh-jkmn'));
  await waitFor(() => expect(errorOf(RECOVERY)).toMatch(/^Ten kod nie działa albo był już użyty/));
  press('Użyj kodu z aplikacji');
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText(APP)));
});

test('too many tries are told above the form', async () => {
  openSecondStep(async () => {
    throw refusal(429, { code: 'too-many-requests', retryAfter: 60 });
  });
  await screen.findByLabelText(APP);
  fill(APP, '123456');
  press('Zaloguj się');
  expect((await screen.findByRole('alert')).textContent).toContain('Za dużo prób');
});

test.each([
  ['on request', () => press('Wróć do logowania')],
  [
    'when the password is not right any more',
    () => {
      fill(APP, '123456');
      press('Zaloguj się');
    },
  ],
])('leads back %s, with the address kept and the password to be typed', async (_when, leave) => {
  openSecondStep(async () => {
    throw refusal(401, { code: 'bad-credentials' });
  });
  await screen.findByLabelText(APP);
  leave();
  const password = await screen.findByLabelText<HTMLInputElement>('Hasło');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(PAIR.email);
  expect(password.value).toBe('');
  await waitFor(() => expect(focused()).toBe(password));
});
