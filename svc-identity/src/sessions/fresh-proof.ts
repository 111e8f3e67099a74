import type { Proofs } from '@zielona-fala/contracts';
import { type AuthenticatedUser, conflict, unauthorized } from '@zielona-fala/service-kit/http';
import type { Clock } from '@zielona-fala/service-kit/process';
import { accountOf } from '../accounts/account-of.ts';
import type { Account } from '../accounts/domain.ts';
import type { AccountStore } from '../accounts/store.ts';
import type { Client } from '../client.ts';
import type { OwnPassword } from '../passwords/own-password.ts';
import type { OwnFactors } from '../second-factor/own-factors.ts';
import type { SessionStore } from './store.ts';

/**
 * Asks who is signed in to prove it again, before they change the ways into the account or delete it. A full sign-in or a
 * proof of the last minutes, in this session, is enough; a renewed token is neither.
 */
export interface FreshProof {
  /** Whether nothing has to be shown. @throws Problem 401 for a session that has ended */
  isFresh(user: AuthenticatedUser): Promise<boolean>;
  /**
   * @returns whose account it is
   * @throws Problem 422 with `required` on what has to be shown (`password`, `code`), with `wrong` on what is not right;
   * 409 `sign-in-again` for an account without a password, 429 after too many
   */
  check(user: AuthenticatedUser, proofs: Proofs, client: Client): Promise<Account>;
}

export interface FreshProofParts {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly ownPassword: OwnPassword;
  readonly ownFactors: OwnFactors;
  readonly clock: Clock;
}

const FRESH_MS = 10 * 60_000;

export function createFreshProof(parts: FreshProofParts): FreshProof {
  const { accounts, sessions, clock } = parts;

  const isFresh = async ({ sessionId }: AuthenticatedUser): Promise<boolean> => {
    const session = await sessions.byId(sessionId, clock.now());
    if (session === null) throw unauthorized();
    const { provenAt } = session;
    return provenAt !== null && clock.now().getTime() - provenAt.getTime() <= FRESH_MS;
  };

  return {
    isFresh,

    async check(user, proofs, client) {
      const fresh = await isFresh(user);
      const known = await accountOf(accounts, user.userId);
      // a password that was not required must be correct as well
      if (fresh && proofs.password !== undefined)
        return parts.ownPassword.check(user, proofs.password, 'password', client);
      if (fresh) return known;
      if (known.passwordHash === null && proofs.password === undefined) throw signInAgain();
      const account = await parts.ownFactors.check(user, proofs, client);
      await sessions.noteProof(user.sessionId, clock.now());
      return account;
    },
  };
}

/** For accounts without a password. */
const signInAgain = () => conflict('sign-in-again', 'Sign in again, and then do this within ten minutes');
