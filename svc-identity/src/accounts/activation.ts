import type { Locale } from '@zielona-fala/contracts';
import type { Outbox, SequenceMarks } from '@zielona-fala/service-kit/events';
import { lockCaller } from '@zielona-fala/service-kit/http';
import type { Transact } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { MailedLinks } from '../links/mailed-links.ts';
import { preferencesOf, sharedOf } from '../preferences/domain.ts';
import { accountOf } from './account-of.ts';
import type { ActivationMails } from './activation-mails.ts';
import type { AccountStore } from './store.ts';

/** The way from a registered to an active account. */
export interface Activation {
  /** @throws as `MailedLinks` does */
  activate(token: string): Promise<void>;
  /** Sends the link again, in the language of the request, unless the account is active. @throws Problem 403 when that is too soon */
  resend(userId: number, locale: Locale): Promise<void>;
}

export interface ActivationParts {
  readonly accounts: AccountStore;
  readonly mailedLinks: MailedLinks;
  readonly activationMails: ActivationMails;
  readonly outbox: Outbox;
  readonly marks: SequenceMarks;
  readonly transact: Transact;
  readonly clock: Clock;
}

export function createActivation(parts: ActivationParts): Activation {
  const { accounts, transact, clock } = parts;
  return {
    async activate(token) {
      const done = await transact(async (transaction) => {
        const { account } = await parts.mailedLinks.use('activation', token, transaction);
        const { userId } = account;
        await accounts.activate(userId, transaction);
        const preferences = sharedOf(preferencesOf(account));
        const change = { userId, change: 'activated', isActive: true, preferences } as const;
        return { userId, sequence: await parts.outbox.append('user-changed', change, transaction) };
      });
      await parts.marks.set('user-changed', done.userId, done.sequence);
    },

    async resend(userId, locale) {
      await transact(async (transaction) => {
        await lockCaller(accounts, userId, clock.now(), transaction);
        const account = await accountOf(accounts, userId, transaction);
        if (!account.isActive) await parts.activationMails.sendAgain(account, locale, transaction);
      });
    },
  };
}
