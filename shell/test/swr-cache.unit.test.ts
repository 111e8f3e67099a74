import { expect, test } from '@jest/globals';
import { createLog } from '@zielona-fala/service-kit/process';
import { createSwrCache } from '../server/swr-cache.ts';

test('what could not be had is asked for again soon, what was told is kept as long as it is fresh', async () => {
  let asked = 0;
  const kept = createSwrCache({
    name: 'question',
    log: createLog('swr-cache', 'silent'),
    freshMs: Number.MAX_SAFE_INTEGER,
    retryMs: -1,
    async ask() {
      asked += 1;
      if (asked === 1) throw new Error('unavailable');
      return 'told';
    },
  });
  for (const expected of [null, 'told', 'told']) {
    kept.renew();
    await kept.settled();
    expect(kept.value()).toBe(expected);
  }
  expect(asked).toBe(2);
});
