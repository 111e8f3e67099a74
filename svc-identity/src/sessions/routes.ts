import type { StatusDto } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { shapeOf } from '@zielona-fala/contracts/schemas';
import {
  type AuthenticatedUser,
  type Endpoint,
  endpoint,
  notFound,
  Problem,
  unauthorized,
} from '@zielona-fala/service-kit/http';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { Request, RequestHandler } from 'express';
import Joi from 'joi';
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
  /** Refuses while revocations could not be told to the other services. */
  readonly revocable: RequestHandler;
}

const OK: StatusDto = { status: 'ok' };
const SESSION_ID = shapeOf<{ sessionId: string }>({ sessionId: Joi.string().max(64).required() });

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
    endpoint({
      method: 'post',
      path: '/api/v1/auth/refresh',
      summary: 'Renews the access token by the refresh cookie',
      problems: ['unauthorized'],
      access: 'public',
      returns: RESPONSES.accessToken,
      before: [parts.revocable],
      handle: async ({ request, response }) => {
        const token = cookies.refreshToken(request);
        if (token === undefined) throw unauthorized();
        const signedIn = await sessions.renew(token, clientOf(request)).catch((error: unknown) => {
          if (error instanceof Problem && error.status === 401) cookies.clear(request, response);
          throw error;
        });
        cookies.set(request, response, signedIn);
        return { accessToken: signedIn.accessToken };
      },
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/auth/logout',
      summary: 'Ends the session',
      access: 'once-signed-in',
      returns: RESPONSES.status,
      handle: async ({ user, request, response }) => {
        const cookiesSession = sessions.sessionIdOf(cookies.refreshToken(request));
        // a late logout leaves the cookies of who has signed in since
        if (cookiesSession === null || cookiesSession === user.sessionId) cookies.clear(request, response);
        await sessions.end(user);
        return OK;
      },
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/auth/valid',
      summary: 'Whether the access token is valid',
      access: 'signed-in',
      returns: RESPONSES.status,
      handle: async ({ user }) => {
        if ((await store.byId(user.sessionId, clock.now())) === null) throw unauthorized();
        return OK;
      },
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/auth/sessions',
      summary: 'The signed-in devices, the one used last first',
      access: 'signed-in',
      returns: RESPONSES.sessions,
      handle: async ({ user }) => {
        const open = await store.ofUser(user.userId, clock.now());
        return open.map(({ sessionId, createdAt, lastSeen, device }) => ({
          id: sessionId,
          created: createdAt.toISOString(),
          lastSeen: lastSeen.toISOString(),
          device,
          current: sessionId === user.sessionId,
        }));
      },
    }),
    endpoint({
      method: 'delete',
      path: '/api/v1/auth/sessions',
      summary: 'Signs out all other devices',
      access: 'signed-in',
      returns: RESPONSES.status,
      before: [parts.revocable],
      handle: async ({ user, request }) => {
        await sessions.endOthers(user);
        await noteEnded(user, request);
        return OK;
      },
    }),
    endpoint({
      method: 'delete',
      path: '/api/v1/auth/sessions/:sessionId',
      summary: 'Signs out one device',
      access: 'signed-in',
      params: SESSION_ID,
      returns: RESPONSES.status,
      before: [parts.revocable],
      handle: async ({ user, params, request }) => {
        if (!(await sessions.endDevice(params.sessionId, user.userId))) throw notFound();
        await noteEnded(user, request);
        return OK;
      },
    }),
  ];
}
