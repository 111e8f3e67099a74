import { getSecurityLog } from '@zielona-fala/contracts/api/security-log/get-security-log';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import { clientOf } from '../client.ts';
import type { SecurityLog } from './security-log.ts';
import type { SecurityLogStore } from './store.ts';

export function securityLogRoutes(parts: {
  securityEntries: SecurityLogStore;
  securityLog: SecurityLog;
}): Endpoint[] {
  return [
    serve(getSecurityLog, async ({ user, query, request }) => {
      const here = parts.securityLog.networkFingerprint(clientOf(request));
      const entries = await parts.securityEntries.page(user.userId, query);
      return entries.map(({ _id, event, outcome, at, place, device }) => ({
        id: _id.toHexString(),
        event,
        outcome,
        at: at.toISOString(),
        device,
        here: place === here,
      }));
    }),
  ];
}
