import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CONTACT_MESSAGE_RULE, type UserDto } from '@zielona-fala/contracts';
import type { ApiRequest } from '@zielona-fala/contracts/portal';
import { ApiError } from '@zielona-fala/web-kit/session';
import { createTestPortal, type FakeApi, renderInPortal, USER } from '@zielona-fala/web-kit/testing';
import { ContactPage } from '../src/pages/ContactPage.tsx';

const MESSAGE = 'W pytaniu o rondo brakuje znaku.';

function open(answer: FakeApi = () => ({ status: 'ok' }), user: UserDto | null = null) {
  const sent: ApiRequest[] = [];
  const api: FakeApi = (request) => {
    sent.push(request);
    return answer(request);
  };
  renderInPortal(<ContactPage />, { portal: createTestPortal({ user, api }) });
  return sent;
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Wyślij wiadomość' }));
function fillIn() {
  type(/^E-mail/, ' ola@example.test ');
  type(/^Wiadomość/, ` ${MESSAGE} `);
}

test('a letter is sent once, and the page says where the answer will come', async () => {
  const sent = open();
  fillIn();
  type(/^Imię/, 'Ola');
  const form = field(/^E-mail/).closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  const heading = await screen.findByRole('heading', { name: 'Mamy Twoją wiadomość' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText(/odpowiedź przyjdzie na ola@example.test/)).toBeTruthy();
  expect(sent).toEqual([
    expect.objectContaining({
      path: 'v1/contact',
      method: 'POST',
      body: { email: 'ola@example.test', message: MESSAGE, name: 'Ola' },
    }),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Napisz kolejną' }));
  expect(field(/^Wiadomość/).value).toBe('');
});

test('what is missing is said beside its field, and nothing is sent', async () => {
  const sent = open();
  type(/^Wiadomość/, '     krótko     ');
  send();
  expect(await screen.findByText(`Wpisz co najmniej ${CONTACT_MESSAGE_RULE.min} znaków`)).toBeTruthy();
  expect(field(/^E-mail/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Popraw 2 pola:')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a failure keeps what was written, and the next attempt is the same letter', async () => {
  let isDown = true;
  const sent = open(() => {
    if (isDown) throw new ApiError(0, null, 'no network');
    return { status: 'ok' };
  });
  fillIn();
  type(/^Imię/, 'Ola');
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('Sprawdź internet');
  expect([/^Imię/, /^E-mail/, /^Wiadomość/].map((label) => field(label).value)).toEqual([
    'Ola',
    'ola@example.test',
    ` ${MESSAGE} `,
  ]);
  isDown = false;
  send();
  await screen.findByRole('heading', { name: 'Mamy Twoją wiadomość' });
  const keys = sent.map(({ headers }) => headers?.['idempotency-key']);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(sent[1]?.body).toEqual(sent[0]?.body);
});

test('too many letters: says when the next one can be sent', async () => {
  open(() => {
    throw new ApiError(429, null, 'too many', 1800);
  });
  fillIn();
  send();
  expect((await screen.findByRole('alert')).textContent).toMatch(/spróbuj znowu o \d\d:\d\d/);
});

test('a field that the server refuses says so', async () => {
  open(() => {
    const errors = [{ field: 'email', code: 'invalid', message: 'no' }];
    throw new ApiError(422, { errors }, 'invalid');
  });
  fillIn();
  send();
  await waitFor(() => expect(field(/^E-mail/).getAttribute('aria-invalid')).toBe('true'));
});

test('a learner need not type the own address', async () => {
  open(undefined, USER);
  await waitFor(() => expect(field(/^E-mail/).value).toBe(USER.email));
});
