import { expect, test } from '@jest/globals';
import { TIME_ZONE_HEADER } from '@zielona-fala/contracts';
import { ownTimeZone } from '@zielona-fala/web-kit/session';
import { CREDENTIALS, start } from './start-session.ts';

test('who signs in says in which time zone the browser is', async () => {
  const { server, session } = start();
  await session.login(CREDENTIALS);
  const entry = server.calls.find(({ line }) => line === 'POST v1/auth/login');
  expect(entry?.headers.get(TIME_ZONE_HEADER)).toBe(ownTimeZone());
});
