import { afterEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { Theme } from '@zielona-fala/contracts/portal';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { Appearance } from '../src/features/account/components/Appearance.tsx';
import { PlayerLayout } from '../src/shared/player/PlayerLayout.tsx';
import { TextSizeButton } from '../src/shared/player/TextSizeButton.tsx';

afterEach(() => localStorage.clear());

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

test('questions are written in the size chosen here or beside a question, which this browser keeps', () => {
  renderInPortal(
    <>
      <Appearance />
      <PlayerLayout header={null} ask="Pytanie" act={<TextSizeButton />} bar={null} question={1} />
    </>,
  );
  const player = () =>
    screen.getByText('Pytanie').parentElement?.parentElement?.style.getPropertyValue('--letters');
  const press = (size: string) =>
    fireEvent.click(screen.getByRole('button', { name: `Wielkość liter: ${size}. Zmień` }));
  const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

  fireEvent.click(screen.getByRole('radio', { name: 'Duże' }));
  expect(player()).toBe('1.2');
  expect(localStorage.getItem('textSize')).toBe('large');
  press('duże');
  expect(player()).toBe('1.45');
  expect(isChosen('Największe')).toBe(true);
  press('największe');
  expect(player()).toBe('');
  expect(isChosen('Zwykłe')).toBe(true);
  expect(localStorage.getItem('textSize')).toBeNull();
});
