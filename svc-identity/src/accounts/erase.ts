import { type Outbox, type Revocations, unauthorized } from '@zielona-fala/service-kit';
import type { LinkStore } from '../links/store.ts';
import type { MailQueue } from '../mail/queue.ts';
import { revokeAll } from '../sessions/revoke-all.ts';
import type { SessionStore } from '../sessions/store.ts';
import type { Transact } from '../transact.ts';
import type { AccountStore } from './store.ts';

/** Removes an account with everything that this service holds of it, and tells the other services. */
export type EraseAccount = (userId: number) => Promise<void>;

export interface EraseParts {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly links: LinkStore;
  readonly mails: MailQueue;
  readonly outbox: Outbox;
  readonly revocations: Revocations;
  readonly transact: Transact;
}

export function createEraseAccount(parts: EraseParts): EraseAccount {
  return async (userId) => {
    const ended = await parts.transact(async (session) => {
      if (!(await parts.accounts.remove(userId, session))) throw unauthorized();
      await parts.links.removeAll(userId, session);
      await parts.mails.removeAll(userId, session);
      await parts.outbox.append('user-changed', { userId, change: 'deleted', isActive: false }, session);
      return parts.sessions.removeOthers(userId, null, session);
    });
    await revokeAll(parts.revocations, ended);
  };
}
