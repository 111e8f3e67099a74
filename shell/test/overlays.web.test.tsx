import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserDto } from '@zielona-fala/contracts';
import type { ToastContent } from '@zielona-fala/contracts/portal';
import { createObservable } from '@zielona-fala/web-kit/observable';
import { Link } from '@zielona-fala/web-kit/router';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { Celebration } from '../src/overlays/Celebration.tsx';
import { ConfirmDialog } from '../src/overlays/ConfirmDialog.tsx';
import { createCelebration } from '../src/overlays/celebration.ts';
import { createDialogs } from '../src/overlays/dialogs.ts';
import { Overlays } from '../src/overlays/Overlays.tsx';
import * as css from '../src/overlays/ToastRegions.module.css';
import { ToastRegions } from '../src/overlays/ToastRegions.tsx';
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

test('the level dialog opens a moment after the flag and closes by its button', async () => {
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

test('a question is answered by its buttons', async () => {
  const dialogs = createDialogs();
  renderInPortal(<ConfirmDialog open={dialogs.open} />);
  const question = {
    title: 'Usunąć?',
    text: 'Tego nie cofniesz.',
    confirmLabel: 'Usuń',
    cancelLabel: 'Anuluj',
  };
  const first = dialogs.confirm(question);
  fireEvent.click(await screen.findByRole('button', { name: 'Usuń' }));
  await expect(first).resolves.toBe(true);
  const second = dialogs.confirm(question);
  fireEvent.click(await screen.findByRole('button', { name: 'Anuluj' }));
  await expect(second).resolves.toBe(false);
});

test('a question does not outlive the page that asked it', async () => {
  const dialogs = createDialogs();
  const store = createLazyStore({
    create: async () => createStoreParts(createTestPortal().api),
    onCreated: () => undefined,
  });
  renderInPortal(
    <StorePartsProvider value={store}>
      <Overlays
        toasts={createToasts()}
        dialogs={dialogs}
        celebration={createCelebration((work) => work())}
        frameHidden={createObservable(false)}
      />
      <Link to="/dashboard/groups?groupId=1">Grupa</Link>
      <Link to="/dashboard/statistics">Statystyki</Link>
    </StorePartsProvider>,
    { portal: createTestPortal({ user: LEARNER }), path: '/dashboard/groups' },
  );
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = dialogs.confirm({ title: 'Usunąć?', text: '', confirmLabel: 'Usuń', cancelLabel: 'Anuluj' });
  });
  await screen.findByRole('alertdialog');
  fireEvent.click(screen.getByText('Grupa'));
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  fireEvent.click(screen.getByText('Statystyki'));
  await expect(answer).resolves.toBe(false);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('toasts stand in their group; an unknown group falls back to the top centre', async () => {
  const toasts = createToasts();
  const onPress = jest.fn();
  renderInPortal(<ToastRegions toasts={toasts} />);
  toasts.show({ severity: 'success', title: 'Zapisano', group: 'top-right' });
  toasts.show({
    severity: 'error',
    title: 'Nie udało się',
    life: 0,
    action: { label: 'Ponów', onPress },
    group: 'below' as ToastContent['group'] & string,
  });
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Nie udało się');
  expect(screen.getByRole('status').textContent).toBe('Zapisano');
  expect(within(screen.getByRole('region', { name: /na środku/ })).getByText('Nie udało się')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: /po prawej/ })).getByText('Zapisano')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ponów' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  // acted upon, it is done with
  await waitFor(() => expect(screen.queryByText('Nie udało się')).toBeNull());
  expect(screen.getByText('Zapisano')).toBeTruthy();
});

test('what would go by itself is dropped before the exam; what waits for the learner stays', async () => {
  const toasts = createToasts();
  renderInPortal(<ToastRegions toasts={toasts} />);
  toasts.show({ severity: 'success', title: 'Konto jest aktywne' });
  toasts.show({ severity: 'info', title: 'Jest nowa wersja', life: 0 });
  await screen.findByText('Konto jest aktywne');
  act(() => toasts.dropPassing());
  expect(screen.queryByText('Konto jest aktywne')).toBeNull();
  expect(screen.getByText('Jest nowa wersja')).toBeTruthy();
});

test('toasts told of before their code was there show once it is, the four newest of a position', async () => {
  const toasts = createToasts();
  for (const title of ['1', '2', '3', '4', '5', '6']) toasts.show({ severity: 'info', title, life: 0 });
  const ends = toasts.show({ severity: 'info', title: '7' });
  toasts.close(ends);
  renderInPortal(<ToastRegions toasts={toasts} />);
  const titles = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(titles()).toEqual(['6', '5', '4', '3']));
  const [close] = screen.getAllByRole('button', { name: 'Zamknij' });
  if (!close) throw new Error('there is no toast');
  fireEvent.click(close);
  await waitFor(() => expect(titles()).toEqual(['5', '4', '3', '2']));
});

test.each([
  ['top-left', css.left],
  ['top-center', css.center],
  ['top-right', css.right],
  ['below', css.center],
  [undefined, css.center],
])('a toast of the group %s stands there, or in the top centre', async (group, place) => {
  const toasts = createToasts();
  renderInPortal(<ToastRegions toasts={toasts} />);
  toasts.show({ severity: 'info', title: 'Zapisano', group: group as ToastContent['group'] & string });
  await screen.findByText('Zapisano');
  expect(screen.getByRole('region').className.split(' ')).toContain(place);
});

test.each([
  ['success', css.success, 'status'],
  ['error', css.error, 'alert'],
  ['info', css.info, 'status'],
  ['warn', css.warn, 'alert'],
] as const)('a toast of severity %s has its icon and colour', async (severity, colour, role) => {
  const toasts = createToasts();
  renderInPortal(<ToastRegions toasts={toasts} />);
  toasts.show({ severity, title: 'Zapisano' });
  expect((await screen.findByRole(role)).textContent).toBe('Zapisano');
  const toast = screen.getByRole('alertdialog');
  expect(toast.className.split(' ')).toContain(colour);
  expect(toast.querySelector('svg')).toBeTruthy();
});

describe('a toast', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const isThere = () => screen.queryByText('Zapisano') !== null;

  async function show(life: number) {
    const toasts = createToasts();
    renderInPortal(<ToastRegions toasts={toasts} />);
    act(() => void toasts.show({ severity: 'info', title: 'Zapisano', life }));
    await pass(0);
    expect(isThere()).toBe(true);
  }

  test('goes when its life is over', async () => {
    await show(3000);
    await pass(2900);
    expect(isThere()).toBe(true);
    await pass(200);
    expect(isThere()).toBe(false);
  });

  test('waits while the pointer is on it, and then lives for what was left', async () => {
    await show(3000);
    await pass(2000);
    const region = screen.getByRole('region');
    fireEvent.pointerEnter(region, { pointerType: 'mouse' });
    fireEvent.mouseEnter(region);
    await pass(60_000);
    expect(isThere()).toBe(true);
    fireEvent.pointerLeave(region, { pointerType: 'mouse' });
    fireEvent.mouseLeave(region);
    await pass(800);
    expect(isThere()).toBe(true);
    await pass(400);
    expect(isThere()).toBe(false);
  });

  test('without an end stays until it is closed', async () => {
    await show(0);
    await pass(600_000);
    expect(isThere()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
    await pass(0);
    expect(isThere()).toBe(false);
  });
});
