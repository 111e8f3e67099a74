import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInPortal } from '@zielona-fala/web-kit/testing';
import { Button, Tooltip } from '@zielona-fala/web-kit/ui';

const show = (text: string) =>
  renderInPortal(
    <Tooltip text={text}>
      <Button>Usuń</Button>
    </Tooltip>,
  );
const focus = () => {
  // focus shows a tooltip when it comes from the keyboard
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  act(() => screen.getByRole('button').focus());
};

test('focus by the keyboard shows the words at once, and leaving hides them', async () => {
  show('Usuń egzamin');
  focus();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Usuń egzamin');
  act(() => screen.getByRole('button').blur());
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('Escape hides the words that the pointer shows, wherever the focus is', async () => {
  show('Usuń egzamin');
  fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'mouse' });
  await screen.findByRole('tooltip');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a tooltip without words is not shown', async () => {
  show(' ');
  focus();
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a button with a lone icon shows its name, which is not said twice', async () => {
  renderInPortal(
    <Button icon aria-label="Zamknij">
      ×
    </Button>,
  );
  focus();
  const tip = await screen.findByText('Zamknij');
  expect([tip.getAttribute('role'), tip.getAttribute('aria-hidden')]).toEqual(['tooltip', 'true']);
  expect(screen.getByRole('button', { name: 'Zamknij' }).getAttribute('aria-describedby')).toBeNull();
});
