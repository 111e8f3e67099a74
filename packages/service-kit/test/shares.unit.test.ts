import { describe, expect, jest, test } from '@jest/globals';
import { takeByShare } from '../src/limits/shares.ts';

/** More callers than shares are kept for. */
const CROWD = Array.from({ length: 50_000 }, (_, index) => `one-of-many-${index}`);
const WINDOW_MS = 60_000;

const shares = (share = 10) => {
  const consume = jest.fn(async (_who: string) => ({ msBeforeNext: WINDOW_MS }));
  const giveBack = jest.fn(async (_who: string, _calls: number): Promise<unknown> => undefined);
  const taken = (who: string) => consume.mock.calls.filter(([each]) => each === who).length;
  return { take: takeByShare({ consume, giveBack, share }), taken, giveBack };
};

describe('calls taken by the share', () => {
  test('ask once for each share, and complete at once in between', async () => {
    const { take, taken } = shares(3);
    for (let call = 1; call <= 7; call += 1) {
      const taking = take('anna');
      if (call % 3 !== 1) expect(taking).toBeUndefined();
      await taking;
    }
    expect(taken('anna')).toBe(3);
  });

  test('that come at once wait for one share, and ask for another where it is not enough', async () => {
    const { take, taken } = shares(3);
    await Promise.all(Array.from({ length: 7 }, () => take('anna')));
    expect(taken('anna')).toBe(3);
  });

  test('ask anew when the window has ended', async () => {
    const { take, taken } = shares();
    await take('anna');
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now');
    try {
      clock.mockReturnValue(now + WINDOW_MS - 1000);
      expect(take('anna')).toBeUndefined();
      clock.mockReturnValue(now + WINDOW_MS + 1000);
      await take('anna');
    } finally {
      clock.mockRestore();
    }
    expect(taken('anna')).toBe(2);
  });

  test('give back what is left of a share that there is no room for, within its window only', async () => {
    const { take, giveBack } = shares(10);
    await take('anna');
    take('anna');
    const now = performance.now();
    for (const who of CROWD) await take(who);
    expect(giveBack.mock.calls).toEqual([['anna', 8]]);
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 2 * WINDOW_MS);
    try {
      await take('piotr');
    } finally {
      clock.mockRestore();
    }
    expect(giveBack).toHaveBeenCalledTimes(1);
  });

  test('give nothing back of a share that the next one replaces', async () => {
    const { take, giveBack } = shares(2);
    for (let call = 1; call <= 6; call += 1) await take('anna');
    expect(giveBack).not.toHaveBeenCalled();
  });

  test('go on when giving back fails', async () => {
    const { take, giveBack } = shares();
    giveBack.mockRejectedValue(new Error('Redis is unavailable'));
    await take('anna');
    for (const who of CROWD) await take(who);
    expect(giveBack).toHaveBeenCalledTimes(1);
  });
});
