import { expect, jest, test } from '@jest/globals';
import type { SessionState } from '@zielona-fala/contracts/portal';
import { restoreWhenOnline } from '../src/offline/restore-when-online.ts';

test('a session that could not be restored is, as soon as there is a network; others are left alone', () => {
  let status: SessionState['status'] = 'unreachable';
  const restore = jest.fn(async () => undefined);
  restoreWhenOnline({ getState: () => ({ status, user: null }), restore });
  window.dispatchEvent(new Event('online'));
  expect(restore).toHaveBeenCalledTimes(1);
  status = 'signed-in';
  window.dispatchEvent(new Event('online'));
  expect(restore).toHaveBeenCalledTimes(1);
});
