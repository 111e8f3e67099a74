import { type Locale, RESET_LINK_TOO_SOON } from '@zielona-fala/contracts';
import { PASSWORD_RESETS } from '@zielona-fala/contracts/api/passwords/reset-password';
import type { Limits } from '@zielona-fala/service-kit/limits';
import type { Transact } from '@zielona-fala/service-kit/mongo';
import { type Account, emailKeyOf } from '../accounts/domain.ts';
import type { AccountStore } from '../accounts/store.ts';
import type { Client } from '../client.ts';
import { badLink } from '../links/bad-link.ts';
import type { MailedLinks } from '../links/mailed-links.ts';
import { type AccountMail, accountMail } from '../mail/domain.ts';
import type { MailPace } from '../mail/pace.ts';
import type { MailQueue } from '../mail/queue.ts';
import { tooSoon } from '../mail/too-soon.ts';
import type { PasskeyStore } from '../passkeys/store.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { EndSessions } from '../sessions/end-all.ts';
import type { Hasher } from './hasher.ts';

/** A forgotten password, replaced by way of a mailed link. */
export interface PasswordReset {
  /**
   * Does the same for every address; whether an account has it is only asked when the mail is sent.
   * @throws Problem 403 within ten minutes of the last request
   */
  request(email: string, locale: Locale): Promise<void>;
  /** Whether a link can be used; it still can afterwards. @throws as `MailedLinks` does */
  check(token: string): Promise<void>;
  /** Adds the link to a mail on its way out; null when no account has the address. */
  complete(mail: AccountMail): Promise<AccountMail | null>;
  /**
   * Ends all sessions; passkeys and the Google account wait until their learner confirms them.
   * @returns whose password it was
   * @throws as `MailedLinks` does; Problem 429 for one that is tried too often
   */
  confirm(token: string, newPassword: string, locale: Locale, client: Client): Promise<Account>;
}

export interface PasswordResetParts {
  readonly accounts: AccountStore;
  readonly mailedLinks: MailedLinks;
  readonly passkeys: PasskeyStore;
  readonly mails: MailQueue;
  readonly pace: MailPace;
  readonly endSessions: EndSessions;
  readonly hasher: Hasher;
  readonly transact: Transact;
  readonly limits: Limits;
  readonly securityLog: SecurityLog;
}

export function createPasswordReset(parts: PasswordResetParts): PasswordReset {
  const { accounts, mailedLinks, mails, transact } = parts;
  const check = async (token: string): Promise<void> => {
    await mailedLinks.check('password-reset', token);
  };
  const uses = parts.limits.counter(PASSWORD_RESETS);
  return {
    check,

    async request(email, locale) {
      await transact(async (transaction) => {
        const to = emailKeyOf(email);
        const waitMs = await parts.pace.claim('password-reset', to, transaction);
        if (waitMs > 0) throw tooSoon('reset-link-too-soon', RESET_LINK_TOO_SOON, waitMs);
        const mail: AccountMail = { kind: 'password-reset', to, locale, username: null, link: null };
        await mails.add(mail, null, transaction);
      });
    },

    async complete(mail) {
      const account = await accounts.byEmail(mail.to);
      if (account === null) return null;
      const { email: to, username, userId } = account;
      return mailedLinks.addTo({ ...mail, to, username }, 'password-reset', userId);
    },

    async confirm(token, newPassword, locale, client) {
      await check(token);
      await uses.take(token);
      const passwordHash = await parts.hasher.hash(newPassword, client);
      return transact(async (transaction) => {
        const { account } = await mailedLinks.use('password-reset', token, transaction);
        if (!(await accounts.resetPassword(account, passwordHash, transaction))) throw badLink();
        await accounts.forgetNewEmail(account.userId, null, transaction);
        const others = account.google ?? (await parts.passkeys.ofUser(account.userId, transaction))[0];
        const kind = others === undefined ? 'password-reset-done' : 'password-reset-others-wait';
        await mails.add(accountMail(kind, { ...account, locale }), account.userId, transaction);
        await parts.securityLog.record(
          { event: 'password-reset', outcome: 'done', userId: account.userId, client },
          transaction,
        );
        await parts.endSessions(account.userId, null, transaction);
        return account;
      });
    },
  };
}
