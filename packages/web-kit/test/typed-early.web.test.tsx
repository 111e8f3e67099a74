import { expect, jest, test } from '@jest/globals';
import { fireEvent, waitFor } from '@testing-library/react';
import { useFields } from '@zielona-fala/web-kit';
import { PortalProvider } from '@zielona-fala/web-kit/session';
import { createTestPortal } from '@zielona-fala/web-kit/testing';
import { PasswordField, TextArea, TextField } from '@zielona-fala/web-kit/ui';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { IntlProvider } from 'react-intl';

const EMPTY = { email: '', password: '', message: '', name: '' };
const TYPED = { email: 'ola@example.com', password: 'tajne-haslo', message: 'Dzień dobry', name: '' };

function Form({ onSend }: { readonly onSend: (values: typeof EMPTY) => void }) {
  const form = useForm({ defaultValues: EMPTY });
  const field = useFields(form);
  return (
    <form onSubmit={form.handleSubmit((values) => onSend(values))}>
      <TextField label="E-mail" filter="email" {...field('email', { rules: { required: true } })} />
      <PasswordField label="Hasło" {...field('password', { rules: { required: true } })} />
      <TextArea label="Treść" {...field('message', { rules: { required: true } })} />
      <TextField label="Imię" {...field('name', { rules: {} })} />
    </form>
  );
}

test('what is typed before the page answers stays in its fields and is sent', async () => {
  const onSend = jest.fn();
  const portal = createTestPortal();
  const page = (
    <IntlProvider locale="pl" defaultLocale="pl">
      <PortalProvider value={portal}>
        <Form onSend={onSend} />
      </PortalProvider>
    </IntlProvider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  const controls = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  for (const control of controls) control.value = TYPED[control.name as keyof typeof TYPED];

  const onRecoverableError = jest.fn();
  hydrateRoot(root, page, { onRecoverableError });
  const form = root.querySelector('form') as HTMLFormElement;
  await waitFor(() => expect(Object.keys(form).some((key) => key.startsWith('__reactProps'))).toBe(true));
  fireEvent.submit(form);
  await waitFor(() => expect(onSend).toHaveBeenCalledWith(TYPED));
  expect(Object.fromEntries(controls.map(({ name, value }) => [name, value]))).toEqual(TYPED);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
