import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserDto } from '@zielona-fala/contracts';
import { createObservable } from '@zielona-fala/web-kit/observable';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { Celebration } from '../src/overlays/Celebration.tsx';
import { createCelebration } from '../src/overlays/celebration.ts';
import { createDialogs } from '../src/overlays/dialogs.ts';
import { Overlays } from '../src/overlays/Overlays.tsx';
import { createToasts } from '../src/overlays/toasts.ts';
import { createLazyStore } from '../src/state/lazy-store.ts';
import { shellActions, shellReducer } from '../src/state/shell-state.ts';
import { createStoreParts } from '../src/state/store-parts.tsx';
import { StorePartsProvider } from '../src/state/useStoreParts.ts';

const LEARNER: UserDto = {
  userId: 7,
  username: 'ola',
  email: 'ola@example.test',
  created: '2026-11-01T08:00:00.000Z',
  isActive: true,
  level: 3,
  experiencePoints: 480,
  experienceToNextLevel: 220,
};

test('the level dialog opens a moment after the flag, stays when something beside it is pressed, and closes by its button', async () => {
  const portal = createTestPortal({ user: LEARNER });
  portal.store.inject('shell', shellReducer);
  renderInPortal(<Celebration celebration={createCelebration((work) => work())} />, { portal });
  expect(screen.queryByRole('dialog')).toBeNull();
  jest.useFakeTimers();
  act(() => {
    portal.store.dispatch(shellActions.nextLevelModalOpened());
  });
  await act(() => jest.advanceTimersByTimeAsync(3900));
  // the verdict of the exam is read first
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
  jest.useRealTimers();
  const dialog = await screen.findByRole('dialog', { name: 'Poziom 3' });
  for (const press of [fireEvent.pointerDown, fireEvent.mouseDown, fireEvent.mouseUp, fireEvent.click])
    press(document.body);
  expect(screen.queryByRole('dialog')).toBe(dialog);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Jadę dalej' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('level, medals and the day of the streak are one celebration, after what holds it back', async () => {
  const portal = createTestPortal({ user: LEARNER });
  portal.store.inject('shell', shellReducer);
  const celebration = createCelebration((work) => work());
  const showVerdict = celebration.hold();
  renderInPortal(<Celebration celebration={celebration} />, { portal });
  jest.useFakeTimers();
  act(() => {
    celebration.tell({ title: 'Dzień 3 z rzędu', isCompanion: true });
    celebration.tell({ title: 'Nowy medal', text: 'Pierwszy zdany egzamin' });
    portal.store.dispatch(shellActions.nextLevelModalOpened());
  });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(showVerdict);
  await act(() => jest.advanceTimersByTimeAsync(4100));
  jest.useRealTimers();
  const dialog = await screen.findByRole('dialog', { name: 'Poziom 3' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Dzień 3 z rzędu', 'Nowy medalPierwszy zdany egzamin']);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Jadę dalej' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(celebration.wins.get()).toEqual([]);
});

test('a medal alone is celebrated by its name; a day of the streak alone is no cause to', async () => {
  const portal = createTestPortal({ user: LEARNER });
  portal.store.inject('shell', shellReducer);
  const celebration = createCelebration((work) => work());
  renderInPortal(<Celebration celebration={celebration} />, { portal });
  jest.useFakeTimers();
  act(() => void celebration.tell({ title: 'Dzień 3 z rzędu', isCompanion: true }));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => void celebration.tell({ title: 'Nowy medal', text: 'Pierwszy zdany egzamin' }));
  await act(() => jest.advanceTimersByTimeAsync(4100));
  jest.useRealTimers();
  const dialog = await screen.findByRole('dialog', { name: 'Nowy medal' });
  expect(dialog.textContent).toContain('Pierwszy zdany egzamin');
});

test('a new level waits until the exam, which fills the window, has ended', async () => {
  const portal = createTestPortal({ user: LEARNER });
  const store = createLazyStore({
    create: async () => createStoreParts(portal.api),
    onCreated: () => undefined,
  });
  const parts = await store.load();
  const frameHidden = createObservable(true);
  renderInPortal(
    <StorePartsProvider value={store}>
      <Overlays
        toasts={createToasts()}
        dialogs={createDialogs()}
        celebration={createCelebration((work) => work())}
        frameHidden={frameHidden}
      />
    </StorePartsProvider>,
    { portal },
  );
  jest.useFakeTimers();
  act(() => void parts.store.dispatch(shellActions.nextLevelModalOpened()));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => frameHidden.set(false));
  await act(() => jest.advanceTimersByTimeAsync(4100));
  jest.useRealTimers();
  await screen.findByRole('dialog', { name: 'Poziom 3' });
});

test('toasts show on a page that fills the window, but not while something holds them back', async () => {
  const portal = createTestPortal({ user: LEARNER });
  const toasts = createToasts();
  const celebration = createCelebration((work) => work());
  const store = createLazyStore({
    create: async () => createStoreParts(portal.api),
    onCreated: () => undefined,
  });
  renderInPortal(
    <StorePartsProvider value={store}>
      <Overlays
        toasts={toasts}
        dialogs={createDialogs()}
        celebration={celebration}
        frameHidden={createObservable(true)}
      />
    </StorePartsProvider>,
    { portal },
  );
  act(() => void toasts.show({ severity: 'error', title: 'Nie udało się', life: 0 }));
  await screen.findByText('Nie udało się');
  const release = celebration.hold();
  await waitFor(() => expect(screen.queryByText('Nie udało się')).toBeNull());
  act(release);
  await screen.findByText('Nie udało się');
});
