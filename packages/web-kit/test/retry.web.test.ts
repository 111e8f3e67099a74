import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ApiError, retry } from '@zielona-fala/web-kit/session';

const down = (retryAfter: number | null = null) => new ApiError(503, null, 'unavailable', retryAfter);

/** Work that fails with each of the errors in turn, then succeeds. */
function failing(...errors: readonly unknown[]) {
  const left = [...errors];
  return jest.fn(async () => {
    if (left.length > 0) throw left.shift();
    return 'done';
  });
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['no', 0, [0, 1000, 3000, 6000, 9000]],
  ['the most', 1, [0, 500, 1500, 3000, 4500]],
])('waits double up to the longest; with %s jitter', async (_much, random, expected) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  const start = Date.now();
  const work = failing(down(), down(), down(), down());
  const times: number[] = [];
  const outcome = retry(
    () => {
      times.push(Date.now() - start);
      return work();
    },
    { firstDelay: 1000, maxDelay: 3000 },
  );
  await jest.advanceTimersByTimeAsync(10_000);
  await expect(outcome).resolves.toBe('done');
  expect(times).toEqual(expected);
});

test('a Retry-After of the server is kept', async () => {
  const work = failing(down(30));
  const outcome = retry(work);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  await expect(outcome).resolves.toBe('done');
});

test('the connection that comes back ends the wait', async () => {
  const work = failing(new ApiError(0, null, 'no network'));
  const outcome = retry(work, { firstDelay: 60_000, maxDelay: 60_000 });
  await jest.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await expect(outcome).resolves.toBe('done');
});

test.each([
  ['a refusal', new ApiError(422, null, 'no')],
  ['a defect', new TypeError('undefined is not a function')],
])('%s is not tried again', async (_what, error) => {
  const work = failing(error);
  await expect(retry(work)).rejects.toBe(error);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a failed call in the plain form of a store is tried again, and told', async () => {
  const onRetry = jest.fn();
  const failure = down().toFailure();
  const outcome = retry(failing(failure), { onRetry });
  await jest.advanceTimersByTimeAsync(1000);
  await expect(outcome).resolves.toBe('done');
  expect(onRetry.mock.calls).toEqual([[failure]]);
});

test('after the last attempt its failure is the answer', async () => {
  const last = down();
  const outcome = retry(failing(down(), last), { attempts: 2 });
  const rejected = expect(outcome).rejects.toBe(last);
  await jest.advanceTimersByTimeAsync(1000);
  await rejected;
});

test('an abort ends the wait at once, and nothing is tried any more', async () => {
  const work = failing(down());
  const gone = new AbortController();
  const outcome = retry(work, { signal: gone.signal });
  const rejected = expect(outcome).rejects.toBe('gone');
  await jest.advanceTimersByTimeAsync(0);
  gone.abort('gone');
  await rejected;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});
