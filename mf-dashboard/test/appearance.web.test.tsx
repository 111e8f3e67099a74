import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { Theme } from '@zielona-fala/contracts/portal';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { Appearance } from '../src/features/account/components/Appearance.tsx';

test('a theme chosen elsewhere, as in the header, is the one marked here', () => {
  let chosen: Theme = 'system';
  let announce = (): void => undefined;
  const theme = {
    current: () => chosen,
    subscribe: (listener: () => void) => {
      announce = listener;
      return () => undefined;
    },
    choose: () => undefined,
  };
  renderInPortal(<Appearance />, { portal: { ...createTestPortal(), theme } });
  const isMarked = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
  expect(isMarked('Jak w systemie')).toBe(true);
  act(() => {
    chosen = 'light';
    announce();
  });
  expect(isMarked('Jasny')).toBe(true);
});
