import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderInPortal } from '@zielona-fala/web-kit/testing';
import { UnavailablePart } from '../src/UnavailablePart.tsx';

const show = (retry: () => Promise<void>) =>
  renderInPortal(<UnavailablePart title="Nie działa" text="Zaraz wrócimy" retry={retry} />);

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('an unavailable part is asked for by itself, less and less often, until its page is left', async () => {
  jest.useFakeTimers();
  const retry = jest.fn(async () => undefined);
  const { unmount } = show(retry);
  await jest.advanceTimersByTimeAsync(2000);
  expect(retry).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(60_000);
  const calls = retry.mock.calls.length;
  expect(calls).toBeGreaterThan(3);
  expect(calls).toBeLessThan(12);
  unmount();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(retry).toHaveBeenCalledTimes(calls);
});

test('it is asked for at once when the browser is online again, and at a press', async () => {
  jest.useFakeTimers();
  const retry = jest.fn(async () => undefined);
  show(retry);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(retry).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Spróbuj jeszcze raz' }));
  await jest.advanceTimersByTimeAsync(0);
  expect(retry).toHaveBeenCalledTimes(2);
});

test('a window that nobody sees asks for nothing until it is seen again', async () => {
  jest.useFakeTimers();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const retry = jest.fn(async () => undefined);
  show(retry);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(retry).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(retry).toHaveBeenCalledTimes(1);
});
