import type { Revocations } from '@zielona-fala/service-kit/auth';
import { unauthorized } from '@zielona-fala/service-kit/http';
import { onCommit, type Transaction } from '@zielona-fala/service-kit/mongo';
import type { Clock, Log } from '@zielona-fala/service-kit/process';
import type { AccountStore } from '../accounts/store.ts';
import type { SessionStore } from './store.ts';
import { toldEverywhere } from './told-everywhere.ts';

/**
 * Ends all sessions of a learner but one, at once and in every service: by one write, which any number of them obeys.
 * @param keptId the caller's, if one stays
 * @throws Problem 401 when that one has ended; 503 while Redis is unavailable
 */
export type EndSessions = (userId: number, keptId: string | null, transaction: Transaction) => Promise<void>;

export function createEndSessions(parts: {
  accounts: AccountStore;
  sessions: SessionStore;
  revocations: Revocations;
  clock: Clock;
  log: Log;
}): EndSessions {
  const { accounts, sessions, clock, log } = parts;
  return async (userId, keptId, transaction) => {
    // ended meanwhile, perhaps by a reset: kept now, its access token would be valid again
    const isOver = keptId !== null && (await sessions.byId(keptId, clock.now(), transaction)) === null;
    if (isOver) throw unauthorized();
    const end = await accounts.endSessions(userId, clock.now(), keptId, transaction);
    if (end === null) return;
    onCommit(transaction, () =>
      sessions
        .removeEnded(userId, end)
        .catch((error: unknown) => log.warn({ err: error }, 'ended sessions not deleted; they will expire')),
    );
    await toldEverywhere(parts.revocations.revokeAll(userId, end));
  };
}
