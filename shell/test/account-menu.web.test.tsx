import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { createTestPortal, renderInPortal, USER } from '@zielona-fala/web-kit/testing';
import { AccountMenu } from '../src/frame/AccountMenu.tsx';

test('signing out closes the menu, which would lie over a question', () => {
  const signOut = jest.fn(async () => undefined);
  const hidePopover = jest.fn();
  Object.assign(HTMLElement.prototype, { hidePopover });
  renderInPortal(<AccountMenu />, { portal: { ...createTestPortal({ user: USER }), signOut } });
  fireEvent.click(screen.getByRole('button', { name: 'Wyloguj się', hidden: true }));
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(hidePopover).toHaveBeenCalledTimes(1);
});
