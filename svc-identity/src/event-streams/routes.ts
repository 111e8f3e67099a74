import { LAST_EVENT_ID_HEADER } from '@zielona-fala/contracts';
import { followEvents } from '@zielona-fala/contracts/api/notices/follow-events';
import { accessTokenOf } from '@zielona-fala/service-kit/auth';
import { asksForEvents, type Endpoint, EVENT_STREAM, Problem, serve } from '@zielona-fala/service-kit/http';
import type { Request } from 'express';
import { decodeJwt } from 'jose';
import type { EventStreams } from './event-streams.ts';

export function eventStreamRoutes(eventStreams: EventStreams): Endpoint[] {
  return [
    serve(followEvents, ({ user, request }) => {
      // HEAD would keep a connection open for nothing
      if (request.method !== 'GET' || !asksForEvents(request)) throw notAcceptable();
      return eventStreams.open({
        ...user,
        ...timesOf(request),
        position: request.get(LAST_EVENT_ID_HEADER),
        address: request.ip,
      });
    }),
  ];
}

/** Of the caller's token, which the guard has verified. */
function timesOf(request: Request): { signedInAt: number; expiresAt: number } {
  const {
    iat = 0,
    exp = 0,
    auth_time: begun = iat,
  } = decodeJwt<{ auth_time?: number }>(accessTokenOf(request) ?? '');
  return { signedInAt: Math.round(begun * 1000), expiresAt: exp };
}

const notAcceptable = (): Problem =>
  new Problem(406, 'not-acceptable', `This is an event stream: ask for it with Accept: ${EVENT_STREAM}`);
