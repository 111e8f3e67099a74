import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderInPortal } from '@zielona-fala/web-kit/testing';
import { PasswordField, TextField } from '@zielona-fala/web-kit/ui';

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

describe('a field with a filter', () => {
  const onChange = jest.fn();
  function open() {
    onChange.mockClear();
    renderInPortal(
      <TextField label="Cel" filter="positive-integer" onChange={({ target }) => onChange(target.value)} />,
    );
    return screen.getByLabelText<HTMLInputElement>('Cel');
  }
  /** As the browser types, pastes or drops at the end of the field. */
  function enter(field: HTMLInputElement, data: string, isComposing = false) {
    const init = { data, isComposing, inputType: 'insertText', bubbles: true, cancelable: true };
    if (!field.dispatchEvent(new InputEvent('beforeinput', init))) return;
    field.setRangeText(data, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new InputEvent('input', init));
  }

  test('takes what fits, refuses what does not, and asks for the right keyboard', () => {
    const field = open();
    for (const character of '1a2-3') enter(field, character);
    expect(field.value).toBe('123');
    expect(onChange.mock.calls.flat()).toEqual(['1', '12', '123']);
    expect(field.inputMode).toBe('numeric');
  });

  test('keeps the fitting part of what is pasted, where it was pasted', () => {
    const field = open();
    enter(field, '19');
    field.setSelectionRange(1, 1);
    enter(field, ' 2x5 ');
    expect([field.value, field.selectionStart]).toEqual(['1259', 3]);
    expect(onChange).toHaveBeenLastCalledWith('1259');
  });

  test('looks at what an input method composes once it is done', () => {
    const field = open();
    enter(field, '二5', true);
    expect(field.value).toBe('二5');
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    expect(field.value).toBe('5');
    expect(onChange).toHaveBeenLastCalledWith('5');
  });
});
