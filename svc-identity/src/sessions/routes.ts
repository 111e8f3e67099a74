import type { StatusDto } from '@zielona-fala/contracts';
import {
  type AuthenticatedUser,
  type Clock,
  type Endpoint,
  endpoint,
  notFound,
  Problem,
  unauthorized,
} from '@zielona-fala/service-kit';
import type { RequestHandler } from 'express';
import Joi from 'joi';
import type { SessionCookies } from './cookies.ts';
import type { Sessions } from './sessions.ts';
import type { SessionStore } from './store.ts';

export interface SessionRouteParts {
  readonly sessions: Sessions;
  readonly store: SessionStore;
  readonly cookies: SessionCookies;
  readonly clock: Clock;
  /** Lets through whoever holds a token of ours, even one whose time is over. */
  readonly anyToken: RequestHandler;
  /** Refuses while revocations could not be told to the other services. */
  readonly revocable: RequestHandler;
}

const OK: StatusDto = { status: 'ok' };
const SESSION_ID = Joi.object<{ sessionId: string }>({ sessionId: Joi.string().max(64).required() });

export function sessionRoutes(parts: SessionRouteParts): Endpoint[] {
  const { sessions, store, cookies, clock } = parts;
  return [
    endpoint({
      method: 'post',
      path: '/api/v1/auth/refresh',
      access: 'public',
      before: [parts.revocable],
      handle: async ({ request, response }) => {
        const token = cookies.refreshToken(request);
        if (token === undefined) throw unauthorized();
        const signedIn = await sessions.renew(token).catch((error: unknown) => {
          if (error instanceof Problem && error.status === 401) cookies.clear(response);
          throw error;
        });
        cookies.set(response, signedIn);
        return { body: { accessToken: signedIn.accessToken } };
      },
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/auth/logout',
      access: 'public',
      before: [parts.anyToken],
      handle: async ({ response }) => {
        cookies.clear(response);
        await sessions.end(response.locals.user as AuthenticatedUser);
        return { body: OK };
      },
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/auth/valid',
      access: 'signed-in',
      handle: async ({ user }) => {
        if ((await store.byId(user.sessionId, clock.now())) === null) throw unauthorized();
        return { body: OK };
      },
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/auth/sessions',
      access: 'signed-in',
      handle: async ({ user }) => {
        const open = await store.ofUser(user.userId, clock.now());
        return {
          body: open.map(({ sessionId, createdAt, lastSeen, userAgent }) => ({
            id: sessionId,
            created: createdAt.toISOString(),
            lastSeen: lastSeen.toISOString(),
            userAgent,
            current: sessionId === user.sessionId,
          })),
        };
      },
    }),
    endpoint({
      method: 'delete',
      path: '/api/v1/auth/sessions/:sessionId',
      access: 'signed-in',
      params: SESSION_ID,
      before: [parts.revocable],
      handle: async ({ user, params }) => {
        if (!(await sessions.endDevice(params.sessionId, user.userId))) throw notFound();
        return { body: OK };
      },
    }),
  ];
}
