import { logout } from '@zielona-fala/contracts/api/sessions/logout';
import { requestTo } from '@zielona-fala/contracts/portal';
import type { createSerialQueue } from '../observable/serial-queue.ts';
import { browserMemory } from '../storage/browser-memory.ts';
import { endsSession, failureOf } from './api-error.ts';
import type { ApiClient } from './client.ts';
import { retry } from './retry.ts';
import { singleFlight } from './single-flight.ts';

/** Maximum interval between attempts to report a logout to an unreachable server. */
const MAX_DELAY_MS = 60_000;

/** A logout of which the server has to hear. The browser keeps it over reloads, and all tabs share it. */
export interface PendingLogout {
  isThere(): boolean;
  /** Keeps a logout and reports it once. Signed out here even if the server is unreachable. Never rejects. */
  report(): Promise<void>;
  /** Shows that it has not reached the server, and keeps retrying. */
  finish(): Promise<void>;
  /** A sign-in has replaced the session that was to end. */
  drop(): void;
}

export interface PendingLogoutParts {
  readonly client: ApiClient;
  /** The queue of what begins and ends sessions. */
  readonly serialized: ReturnType<typeof createSerialQueue>;
  /** Says that the server has not heard of a logout yet. @returns takes it back */
  readonly onPending: () => () => void;
}

export function createPendingLogout({ client, serialized, onPending }: PendingLogoutParts): PendingLogout {
  const isThere = () => browserMemory.read('pendingLogout') !== null;
  const drop = () => browserMemory.write('pendingLogout', null);

  /** @throws ApiError until the server has heard of it */
  const tell = async () => {
    if (!isThere()) return;
    try {
      if (!client.hasAccessToken()) await client.renew();
      // the renewed session is the one that another tab has just begun
      if (!isThere()) return;
      await client.request(requestTo(logout, {}, { background: true }));
    } catch (error) {
      // what the server refuses has ended there; a failure of another kind says nothing of it
      if (!endsSession(error)) throw error;
    } finally {
      client.setAccessToken(null);
    }
    drop();
  };

  return {
    isThere,
    async report() {
      browserMemory.write('pendingLogout', '1');
      await serialized(tell).catch(() => undefined);
    },
    finish: singleFlight(async () => {
      let takeBack: (() => void) | undefined;
      await retry(() => serialized(tell), {
        maxDelay: MAX_DELAY_MS,
        shouldRetry: (error) => failureOf(error) !== null,
        onRetry: () => {
          takeBack ??= onPending();
        },
      });
      takeBack?.();
    }),
    drop,
  };
}
