import { jest } from '@jest/globals';
import type { LevelInfo, ProblemCode } from '@zielona-fala/contracts';
import { createHolds } from '@zielona-fala/web-kit/observable';
import { createSession } from '@zielona-fala/web-kit/session';
import { type FakeAnswer, type FakeRoutes, fakeServer, tokenFor, USER } from '@zielona-fala/web-kit/testing';

export const ok = (body: unknown): FakeAnswer => ({ status: 200, body });
export const refused = (status: number, message = 'no', code?: ProblemCode): FakeAnswer => ({
  status,
  body: { message, code },
});
export const CREDENTIALS = { email: 'ola@example.test', password: 'tajne-haslo' };

/** A session before a server in the test's hand, with what it tells the shell. */
export function start(routes: FakeRoutes = {}, minutes = 60) {
  const server = fakeServer({
    'POST v1/auth/login': ok({ accessToken: tokenFor(minutes) }),
    'GET v1/users/user': ok(USER),
    ...routes,
  });
  const onLevel = jest.fn<(level: LevelInfo) => void>();
  const onSignedOut = jest.fn();
  const progress = createHolds();
  const logoutPending = createHolds();
  const session = createSession({
    startProgress: progress.hold,
    onLevel,
    onSignedOut,
    onLogoutPending: logoutPending.hold,
  });
  const isProgressShown = progress.held.get;
  return {
    server,
    session,
    onLevel,
    onSignedOut,
    isProgressShown,
    saysLogoutPending: logoutPending.held.get,
  };
}
