import type { SecurityEvent } from '@zielona-fala/contracts';
import { SECURITY_EVENTS } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import { clientOf } from '../client.ts';
import type { SecurityLog } from './security-log.ts';
import type { LoggedEvent, SecurityLogStore } from './store.ts';

const isLearners = (event: LoggedEvent): event is SecurityEvent =>
  SECURITY_EVENTS.some((known) => known === event);

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
      returns: RESPONSES.securityLog,
      handle: async ({ user, request }) => {
        const here = parts.securityLog.placeOf(clientOf(request));
        const entries = await parts.securityEntries.ofUser(user.userId);
        return entries.flatMap(({ event, outcome, at, place, device }) =>
          isLearners(event) && device !== null
            ? [{ event, outcome, at: at.toISOString(), device, here: place === here }]
            : [],
        );
      },
    }),
  ];
}
