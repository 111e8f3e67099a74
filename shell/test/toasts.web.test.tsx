import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ToastContent } from '@zielona-fala/contracts/portal';
import { renderInPortal } from '@zielona-fala/web-kit/testing';
import * as css from '../src/overlays/ToastRegions.module.css';
import { ToastRegions } from '../src/overlays/ToastRegions.tsx';
import { createToasts } from '../src/overlays/toasts.ts';

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
