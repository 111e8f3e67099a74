import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderInPortal } from '@zielona-fala/web-kit/testing';
import { PasswordField } from '@zielona-fala/web-kit/ui';

test('a password can be shown and hidden again', () => {
  renderInPortal(<PasswordField label="Hasło" name="password" defaultValue="tajne-haslo" />);
  const field = screen.getByLabelText('Hasło');
  expect(field.getAttribute('type')).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Pokaż' }));
  expect(field.getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Ukryj' }));
  expect(field.getAttribute('type')).toBe('password');
});

test('an error is tied to its field', () => {
  renderInPortal(<PasswordField label="Hasło" name="password" error="Uzupełnij to pole" />);
  const field = screen.getByLabelText('Hasło');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const error = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toBe('Uzupełnij to pole');
});
