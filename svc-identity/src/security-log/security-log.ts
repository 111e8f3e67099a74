import type { DeviceDto, SecurityOutcome } from '@zielona-fala/contracts';
import { networkFingerprint } from '@zielona-fala/service-kit/http';
import { onCommit, type Transaction } from '@zielona-fala/service-kit/mongo';
import type { Clock, Log } from '@zielona-fala/service-kit/process';
import type { Client } from '../client.ts';
import { deviceOf } from '../sessions/device.ts';
import type { LoggedEvent, SecurityLogStore } from './store.ts';

/** What happened, to whose account, and where the call came from. */
export interface SecurityIncident {
  readonly event: LoggedEvent;
  readonly outcome: SecurityOutcome;
  /** Null if the account is unknown or deleted. */
  readonly userId: number | null;
  readonly client: Client;
}

/** Keeps incidents of an account for its learner, and writes each as one line of the log. */
export interface SecurityLog {
  /** @param transaction of the change, if any: entry and log line are written only if it commits */
  record(incident: SecurityIncident, transaction?: Transaction): Promise<void>;
  networkFingerprint(client: Client): string;
}

export function createSecurityLog(parts: {
  store: SecurityLogStore;
  clock: Clock;
  log: Log;
  secrets: string;
}): SecurityLog {
  const place = ({ network }: Client): string => networkFingerprint(network, parts.secrets);
  return {
    async record({ event, outcome, userId, client }, transaction) {
      const where = place(client);
      if (userId !== null || event === 'account-erased') {
        const device: DeviceDto = deviceOf(client.userAgent);
        const entry = { userId, event, outcome, at: parts.clock.now(), place: where, device };
        await parts.store.add(entry, transaction);
      }
      const security = { event, outcome, userId, place: where };
      const write = async () => parts.log.info({ security }, 'security event');
      if (transaction === undefined) await write();
      else onCommit(transaction, write);
    },
    networkFingerprint: place,
  };
}
