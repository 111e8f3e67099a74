import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useFields } from '@zielona-fala/web-kit';
import { PortalProvider } from '@zielona-fala/web-kit/session';
import { createTestPortal } from '@zielona-fala/web-kit/testing';
import { TextField } from '@zielona-fala/web-kit/ui';
import { useForm } from 'react-hook-form';
import { IntlProvider } from 'react-intl';

const TOO_SHORT = 'Za krótka';
const TAKEN = 'Zajęta';

function Form() {
  const form = useForm({ defaultValues: { name: '', nick: '' } });
  const field = useFields(form);
  const rules = { minLength: { value: 3, message: TOO_SHORT } };
  const refuse = () => form.setError('name', { message: TAKEN });
  return (
    <form onSubmit={form.handleSubmit(refuse)}>
      <TextField label="Nazwa" {...field('name', { rules })} />
      <TextField label="Pseudonim" {...field('nick', { rules })} />
      <button type="submit">Wyślij</button>
    </form>
  );
}

function open() {
  render(
    <IntlProvider locale="pl" defaultLocale="pl">
      <PortalProvider value={createTestPortal()}>
        <Form />
      </PortalProvider>
    </IntlProvider>,
  );
  return { field: screen.getByLabelText('Nazwa'), other: screen.getByLabelText('Pseudonim') };
}

const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

async function leaveTooShort(field: HTMLElement) {
  type(field, 'ab');
  fireEvent.blur(field);
  await screen.findByText(TOO_SHORT);
}

test('a filled field that is left shows its error', async () => {
  await leaveTooShort(open().field);
});

test('what the server says of a value stays when the field is left, and goes when the value changes', async () => {
  const { field, other } = open();
  type(field, 'abc');
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByText(TAKEN)).toBeTruthy());
  fireEvent.blur(field);
  // left later, so checked later
  await leaveTooShort(other);
  expect(screen.getByText(TAKEN)).toBeTruthy();
  type(field, 'abcd');
  await waitFor(() => expect(screen.queryByText(TAKEN)).toBeNull());
});
