import { SECURITY_LOG_PAGE } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import Joi from 'joi';
import { clientOf } from '../client.ts';
import type { SecurityLog } from './security-log.ts';
import type { SecurityLogStore } from './store.ts';

const PAGE = shapeOf<{ limit: number; cursor?: string }>({
  limit: Joi.number().integer().min(1).max(SECURITY_LOG_PAGE).default(SECURITY_LOG_PAGE),
  cursor: Joi.string().pattern(/^[0-9a-f]{24}$/),
});

export function securityLogRoutes(parts: {
  securityEntries: SecurityLogStore;
  securityLog: SecurityLog;
}): Endpoint[] {
  return [
    endpoint({
      method: 'get',
      path: '/api/v1/users/security-log',
      summary: 'What happened to the account lately, the newest first',
      access: 'signed-in',
      query: PAGE,
      returns: RESPONSES.securityLog,
      handle: async ({ user, query, request }) => {
        const here = parts.securityLog.placeOf(clientOf(request));
        const entries = await parts.securityEntries.page(user.userId, query);
        return entries.map(({ _id, event, outcome, at, place, device }) => ({
          id: _id.toHexString(),
          event,
          outcome,
          at: at.toISOString(),
          device,
          here: place === here,
        }));
      },
    }),
  ];
}
