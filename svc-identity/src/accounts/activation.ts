import { type Outbox, type SequenceMarks, unauthorized } from '@zielona-fala/service-kit';
import { badLink } from '../links/bad-link.ts';
import type { LinkStore } from '../links/store.ts';
import type { Transact } from '../transact.ts';
import type { ActivationMails } from './activation-mails.ts';
import type { AccountStore } from './store.ts';

/** The way from a registered to an active account. */
export interface Activation {
  /** @throws Problem 422 for a bad, used or old token */
  activate(token: string): Promise<void>;
  /** Sends the link again, unless the account is active. @throws Problem 403 when that is too soon */
  resend(userId: number): Promise<void>;
}

export interface ActivationParts {
  readonly accounts: AccountStore;
  readonly links: LinkStore;
  readonly activationMails: ActivationMails;
  readonly outbox: Outbox;
  readonly marks: SequenceMarks;
  readonly transact: Transact;
}

export function createActivation(parts: ActivationParts): Activation {
  const { accounts, transact } = parts;
  return {
    async activate(token) {
      const done = await transact(async (session) => {
        const userId = await parts.links.use('activation', token, session);
        if (userId === null || !(await accounts.activate(userId, session))) throw badLink();
        const change = { userId, change: 'activated', isActive: true } as const;
        return { userId, sequence: await parts.outbox.append('user-changed', change, session) };
      });
      await parts.marks.set('svc-identity', done.userId, done.sequence);
    },

    async resend(userId) {
      await transact(async (session) => {
        const account = await accounts.byId(userId, session);
        if (account === null) throw unauthorized();
        if (!account.isActive) await parts.activationMails.sendAgain(account, session);
      });
    },
  };
}
