import type { Proofs } from '@zielona-fala/contracts';
import type { Revocations } from '@zielona-fala/service-kit/auth';
import { type AuthenticatedUser, unavailable } from '@zielona-fala/service-kit/http';
import type { Transact } from '@zielona-fala/service-kit/mongo';
import type { Notices } from '@zielona-fala/service-kit/notices';
import type { Client } from '../client.ts';
import { accountMail } from '../mail/domain.ts';
import type { MailQueue } from '../mail/queue.ts';
import { toBeShown } from '../second-factor/own-factors.ts';
import type { EndSessions } from '../sessions/end-all.ts';
import type { FreshProof } from '../sessions/fresh-proof.ts';
import { toldEverywhere } from '../sessions/told-everywhere.ts';
import type { EraseAccount } from './erase.ts';
import type { AccountStore } from './store.ts';

/**
 * Deletes an account and all its data in this service, publishes the deletion to the other services and sends the learner a
 * final mail. The caller's session ends last, so that a call that failed halfway can be repeated.
 *
 * @param proofs for a session without a recent proof of identity; older clients send none
 * @throws as `FreshProof` does; Problem 422 with `required` on `password` for an account without a password as well
 */
export type DeleteAccount = (user: AuthenticatedUser, proofs: Proofs, client: Client) => Promise<void>;

export interface DeleteAccountParts {
  readonly accounts: AccountStore;
  readonly mails: MailQueue;
  readonly revocations: Revocations;
  readonly endSessions: EndSessions;
  readonly transact: Transact;
  readonly freshProof: FreshProof;
  readonly eraseAccount: EraseAccount;
  readonly notices: Notices;
}

export function createDeleteAccount(parts: DeleteAccountParts): DeleteAccount {
  const check = async (user: AuthenticatedUser, proofs: Proofs, client: Client): Promise<void> => {
    const account = await parts.accounts.byId(user.userId);
    // already deleted: this is a repeated call
    if (account === null) return;
    const hasNone = account.passwordHash === null && proofs.password === undefined;
    if (hasNone && !(await parts.freshProof.isFresh(user))) throw toBeShown(['password']);
    await parts.freshProof.check(user, proofs, client);
  };

  return async (user, proofs, client) => {
    const { userId, sessionId } = user;
    await check(user, proofs, client);
    await parts.transact(async (transaction) => {
      const account = await parts.accounts.byId(userId, transaction);
      if (account === null) return;
      await parts.endSessions(userId, sessionId, transaction);
      await parts.eraseAccount(account, client, transaction);
      // the last data kept about the learner, until it is sent; nothing links it to the erased account
      await parts.mails.add(accountMail('account-deleted', account), null, transaction);
    });
    await parts.notices.eraseLearner(userId).catch((error: unknown) => {
      throw unavailable('The deletion is not complete yet; try again in a moment', 5, error);
    });
    await toldEverywhere(parts.revocations.revoke([sessionId]));
  };
}
