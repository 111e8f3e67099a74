import type { GoogleLinkOutcome, Proofs } from '@zielona-fala/contracts';
import { type AuthenticatedUser, conflict, Problem } from '@zielona-fala/service-kit/http';
import { isDuplicateKey, type Transact } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { Account } from '../accounts/domain.ts';
import type { AccountStore } from '../accounts/store.ts';
import type { Client } from '../client.ts';
import { accountMail } from '../mail/domain.ts';
import type { MailQueue } from '../mail/queue.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { badCredentials } from '../sessions/bad-credentials.ts';
import type { FreshProof } from '../sessions/fresh-proof.ts';
import type { SessionStore } from '../sessions/store.ts';
import type { GoogleIdentity, Linking } from './domain.ts';

/** Links a Google account, whatever its address, to an account here, and notifies the learner. */
export interface LinkGoogle {
  /** @throws Problem 401 when the account has another password or another Google account by now; a duplicate key error when another account has it */
  now(account: Account, identity: GoogleIdentity, client: Client): Promise<void>;
  /** @throws as `FreshProof` does; Problem 409 `google-linked` for an account that has one */
  begin(user: AuthenticatedUser, proofs: Proofs, client: Client): Promise<Linking>;
  /** Of who comes back: the session and the password must be those of the beginning. */
  end(linking: Linking, identity: GoogleIdentity, client: Client): Promise<GoogleLinkOutcome>;
}

export interface LinkGoogleParts {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly freshProof: FreshProof;
  readonly mails: MailQueue;
  readonly securityLog: SecurityLog;
  readonly transact: Transact;
  readonly clock: Clock;
}

export function createLinkGoogle(parts: LinkGoogleParts): LinkGoogle {
  const { accounts, clock } = parts;

  const now: LinkGoogle['now'] = (account, { issuer, subject }, client) =>
    parts.transact(async (transaction) => {
      const { userId, passwordResets } = account;
      const google = { issuer, subject, linkedAt: clock.now(), passwordResets };
      const linked = await accounts.linkGoogle(account, google, transaction);
      if (linked === null) throw badCredentials();
      if (linked === 'before') return;
      await parts.mails.add(accountMail('google-linked', account), userId, transaction);
      await parts.securityLog.record(
        { event: 'google-linked', outcome: 'done', userId, client },
        transaction,
      );
    });

  return {
    now,

    async begin(user, proofs, client) {
      const { userId, credentialVersion, google } = await parts.freshProof.check(user, proofs, client);
      if (google !== undefined) throw alreadyLinked();
      return { userId, sessionId: user.sessionId, credentialVersion };
    },

    async end({ userId, sessionId, credentialVersion }, identity, client) {
      const session = await parts.sessions.byId(sessionId, clock.now());
      const account = await accounts.byId(userId);
      if (session === null || account === null || account.google !== undefined) return 'failed';
      try {
        await now({ ...account, credentialVersion }, identity, client);
        return 'linked';
      } catch (error) {
        if (isDuplicateKey(error)) return 'taken';
        if (error instanceof Problem && error.status === 401) return 'failed';
        throw error;
      }
    },
  };
}

const alreadyLinked = () => conflict('google-linked', 'A Google account is linked. Unlink it first');
