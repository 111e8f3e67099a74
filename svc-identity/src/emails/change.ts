import type { Locale, Proofs } from '@zielona-fala/contracts';
import { EMAIL_CHANGES } from '@zielona-fala/contracts/api/emails/change-email';
import { type AuthenticatedUser, invalid } from '@zielona-fala/service-kit/http';
import { type Limits, tooManyRequests } from '@zielona-fala/service-kit/limits';
import { isDuplicateKey, type Transact, type Transaction } from '@zielona-fala/service-kit/mongo';
import { accountOf } from '../accounts/account-of.ts';
import type { ActivationMails } from '../accounts/activation-mails.ts';
import { type Account, emailKeyOf } from '../accounts/domain.ts';
import type { AccountStore } from '../accounts/store.ts';
import { taken } from '../accounts/taken.ts';
import type { Client } from '../client.ts';
import type { MailedLinks } from '../links/mailed-links.ts';
import type { LinkStore } from '../links/store.ts';
import { type AccountMail, accountMail } from '../mail/domain.ts';
import type { MailPace } from '../mail/pace.ts';
import type { MailQueue } from '../mail/queue.ts';
import { wrongPassword } from '../passwords/own-password.ts';
import type { OwnFactors } from '../second-factor/own-factors.ts';
import type { SecurityLog } from '../security-log/security-log.ts';

/** Changes the e-mail address of an account. */
export interface EmailChange {
  /**
   * An active account has to confirm the link sent to the new address, and the current address is notified. An account that
   * is not active yet changes immediately, because its address was never confirmed; the activation mail goes to the new one,
   * in the language of the request.
   * @throws as `OwnFactors` does; Problem 422 on `newEmail`; 403 or 429 when mails were asked for too often
   */
  ask(
    user: AuthenticatedUser,
    values: { readonly newEmail: string } & Proofs,
    locale: Locale,
    client: Client,
  ): Promise<void>;
  /** The address that was asked for, as long as its link can be used or waits to be sent; null where there is none. */
  awaited(userId: number): Promise<string | null>;
  /** Adds the link just before the mail is sent; null if the learner has requested a different address since. */
  complete(mail: AccountMail, userId: number | null): Promise<AccountMail | null>;
  /** @throws as `MailedLinks` does; Problem 422 on `token` if the address has been taken since */
  confirm(token: string, client: Client): Promise<void>;
}

export interface EmailChangeParts {
  readonly accounts: AccountStore;
  readonly activationMails: ActivationMails;
  readonly links: LinkStore;
  readonly mailedLinks: MailedLinks;
  readonly mails: MailQueue;
  readonly pace: MailPace;
  readonly ownFactors: OwnFactors;
  readonly limits: Limits;
  readonly securityLog: SecurityLog;
  readonly transact: Transact;
}

const AS_TAKEN = { email: 'newEmail' } as const;

export function createEmailChange(parts: EmailChangeParts): EmailChange {
  const { accounts, links, mails, transact } = parts;
  const requests = parts.limits.counter(EMAIL_CHANGES);

  const recordChange = ({ userId }: Account, client: Client, transaction: Transaction) =>
    parts.securityLog.record({ event: 'email-change', outcome: 'done', userId, client }, transaction);

  const correct = async (
    account: Account,
    email: string,
    locale: Locale,
    client: Client,
    transaction: Transaction,
  ) => {
    await accounts.setEmail(account.userId, email, transaction);
    await recordChange(account, client, transaction);
    // links sent to the previous address must not activate the account with the new one
    await links.eraseLearner(account.userId, transaction);
    await mails.eraseLearner(account, transaction);
    await parts.activationMails.sendAgain({ ...account, email }, locale, transaction);
  };

  const askToConfirm = async (
    account: Account,
    newEmail: string,
    sessionId: string,
    transaction: Transaction,
  ) => {
    const waitMs = await parts.pace.claim('email-change', newEmail, transaction);
    if (waitMs > 0) throw tooManyRequests(waitMs, EMAIL_CHANGES.message);
    const { userId } = account;
    await accounts.setNewEmail(userId, newEmail, sessionId, transaction);
    await links.removeKind('email-change', userId, transaction);
    await mails.add(accountMail('email-change', { ...account, email: newEmail }), userId, transaction);
    await mails.add(accountMail('email-change-asked', account), userId, transaction);
  };

  return {
    async ask(user, { newEmail, ...proofs }, locale, client) {
      const { email, credentialVersion } = await parts.ownFactors.check(user, proofs, client);
      if (emailKeyOf(newEmail) === emailKeyOf(email)) throw unchanged();
      await requests.take(String(user.userId));
      if ((await accounts.takenFields({ email: newEmail })).length > 0) throw taken(['email'], AS_TAKEN);
      try {
        await transact(async (transaction) => {
          const account = await accountOf(accounts, user.userId, transaction);
          // replaced meanwhile, perhaps by a reset, which voids what was asked for with the password before
          if (account.credentialVersion !== credentialVersion) throw wrongPassword('password');
          if (account.isActive) await askToConfirm(account, newEmail, user.sessionId, transaction);
          else await correct(account, newEmail, locale, client, transaction);
        });
      } catch (error) {
        throw isDuplicateKey(error) ? taken(['email'], AS_TAKEN) : error;
      }
    },

    async awaited(userId) {
      const account = await accounts.byId(userId);
      if (!account?.newEmail) return null;
      // the mail is read before its link, which is added on its way out
      const waiting = await mails.ofUser(account);
      const isWaiting = waiting.some(({ kind, to }) => kind === 'email-change' && to === account.newEmail);
      const isUsable = async () => (await links.ofUser(userId)).some(({ kind }) => kind === 'email-change');
      return isWaiting || (await isUsable()) ? account.newEmail : null;
    },

    async complete(mail, userId) {
      const account = userId === null ? null : await accounts.byId(userId);
      if (account?.newEmail !== mail.to) return null;
      return parts.mailedLinks.addTo(mail, 'email-change', account.userId);
    },

    async confirm(token, client) {
      try {
        await transact(async (transaction) => {
          const { account, address } = await parts.mailedLinks.use('email-change', token, transaction);
          await accounts.setEmail(account.userId, address, transaction);
          // links sent to the previous address must no longer open the account
          await links.eraseLearner(account.userId, transaction);
          await mails.add(accountMail('email-changed', account), account.userId, transaction);
          await recordChange(account, client, transaction);
        });
      } catch (error) {
        throw isDuplicateKey(error) ? taken(['email'], { email: 'token' }) : error;
      }
    },
  };
}

const unchanged = () =>
  invalid([{ field: 'newEmail', code: 'unchanged', message: 'This is the address of your account already' }]);
