import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { ApiError } from '@zielona-fala/web-kit/session';
import { renderInPortal } from '@zielona-fala/web-kit/testing';
import { LoadFailure } from '../src/shared/ui/LoadFailure.tsx';

const LONG_MS = 60_000;

const show = (status: number) => {
  const onRetry = jest.fn();
  const error = new ApiError(status, null, 'failed').toFailure();
  renderInPortal(<LoadFailure error={error} onRetry={onRetry} />);
  return onRetry;
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('without a connection it loads again by itself, at once when the connection is back; its sign is no file', async () => {
  const onRetry = show(0);
  const message = screen.getByRole('region', { name: 'Nie ma połączenia' });
  expect(message.querySelector('svg')).not.toBeNull();
  expect(document.querySelector('img')).toBeNull();
  window.dispatchEvent(new Event('online'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(onRetry).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(LONG_MS));
  expect(onRetry.mock.calls.length).toBeGreaterThan(2);
});

test.each([500, 503, 404])('after %i it waits for a press', async (status) => {
  const onRetry = show(status);
  await act(() => jest.advanceTimersByTimeAsync(LONG_MS));
  expect(onRetry).not.toHaveBeenCalled();
});
