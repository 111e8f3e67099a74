import { checkSession } from '@zielona-fala/contracts/api/sessions/check-session';
import { endOtherSessions } from '@zielona-fala/contracts/api/sessions/end-other-sessions';
import { endSession } from '@zielona-fala/contracts/api/sessions/end-session';
import { listSessions } from '@zielona-fala/contracts/api/sessions/list-sessions';
import { logout } from '@zielona-fala/contracts/api/sessions/logout';
import { renewSession } from '@zielona-fala/contracts/api/sessions/renew-session';
import { OK } from '@zielona-fala/contracts/api/status';
import {
  type AuthenticatedUser,
  type Endpoint,
  notFound,
  Problem,
  serve,
  unauthorized,
} from '@zielona-fala/service-kit/http';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { Request, RequestHandler } from 'express';
import { clientOf } from '../client.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { SessionCookies } from './cookies.ts';
import type { Sessions } from './sessions.ts';
import type { SessionStore } from './store.ts';

export interface SessionRouteParts {
  readonly sessions: Sessions;
  readonly store: SessionStore;
  readonly cookies: SessionCookies;
  readonly clock: Clock;
  readonly securityLog: SecurityLog;
  /** Rejects calls while revocations cannot be published. */
  readonly revocable: RequestHandler;
}

export function sessionRoutes(parts: SessionRouteParts): Endpoint[] {
  const { sessions, store, cookies, clock } = parts;
  const noteEnded = ({ userId }: AuthenticatedUser, request: Request) =>
    parts.securityLog.record({
      event: 'sessions-ended',
      outcome: 'done',
      userId,
      client: clientOf(request),
    });
  return [
    serve(renewSession, [parts.revocable], async ({ request, response }) => {
      const token = cookies.refreshToken(request);
      if (token === undefined) throw unauthorized();
      const signedIn = await sessions.renew(token, clientOf(request)).catch((error: unknown) => {
        if (error instanceof Problem && error.status === 401) cookies.clear(request, response);
        throw error;
      });
      cookies.set(request, response, signedIn);
      return { accessToken: signedIn.accessToken };
    }),
    serve(logout, async ({ user, request, response }) => {
      const cookiesSession = sessions.sessionIdOf(cookies.refreshToken(request));
      // a late logout must not clear the cookies of a newer sign-in
      if (cookiesSession === null || cookiesSession === user.sessionId) cookies.clear(request, response);
      await sessions.end(user);
      return OK;
    }),
    serve(checkSession, async ({ user }) => {
      if ((await store.byId(user.sessionId, clock.now())) === null) throw unauthorized();
      return OK;
    }),
    serve(listSessions, async ({ user }) => {
      const open = await store.ofUser(user.userId, clock.now());
      return open.map(({ sessionId, createdAt, lastSeen, device }) => ({
        id: sessionId,
        created: createdAt.toISOString(),
        lastSeen: lastSeen.toISOString(),
        device,
        current: sessionId === user.sessionId,
      }));
    }),
    serve(endOtherSessions, [parts.revocable], async ({ user, request }) => {
      await sessions.endOthers(user);
      await noteEnded(user, request);
      return OK;
    }),
    serve(endSession, [parts.revocable], async ({ user, params, request }) => {
      if (!(await sessions.endDevice(params.sessionId, user.userId))) throw notFound();
      await noteEnded(user, request);
      return OK;
    }),
  ];
}
