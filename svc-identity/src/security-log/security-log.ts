import type { DeviceDto, SecurityOutcome } from '@zielona-fala/contracts';
import { networkFingerprint } from '@zielona-fala/service-kit/http';
import { onCommit, type Transaction } from '@zielona-fala/service-kit/mongo';
import type { Clock, Log } from '@zielona-fala/service-kit/process';
import type { AccountStore } from '../accounts/store.ts';
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
  /**
   * An entry about an account that is erased meanwhile goes with it.
   * @param transaction of a change to the account, if any: entry and log line are written only if it commits
   */
  record(incident: SecurityIncident, transaction?: Transaction): Promise<void>;
  networkFingerprint(client: Client): string;
}

export function createSecurityLog(parts: {
  store: SecurityLogStore;
  accounts: Pick<AccountStore, 'byId'>;
  clock: Clock;
  log: Log;
  secrets: string;
}): SecurityLog {
  const { store, clock, log } = parts;
  const place = ({ network }: Client): string => networkFingerprint(network, parts.secrets);

  const write = ({ event, outcome, userId, client }: SecurityIncident): void =>
    log.info({ security: { event, outcome, userId, place: place(client) } }, 'security event');

  const keep = async (incident: SecurityIncident, transaction?: Transaction): Promise<void> => {
    const { event, outcome, userId, client } = incident;
    if (userId === null && event !== 'account-erased') return;
    const device: DeviceDto = deviceOf(client.userAgent);
    await store.add({ userId, event, outcome, at: clock.now(), place: place(client), device }, transaction);
  };

  return {
    async record(incident, transaction) {
      await keep(incident, transaction);
      if (transaction !== undefined) {
        onCommit(transaction, async () => write(incident));
        return;
      }
      write(incident);
      const { userId } = incident;
      // an erasure that commits later deletes what was written meanwhile; one that has committed did not see it
      if (userId !== null && (await parts.accounts.byId(userId)) === null) await store.eraseLearner(userId);
    },
    networkFingerprint: place,
  };
}
