import { type AuthenticatedUser, conflict, invalid, unauthorized } from '@zielona-fala/service-kit/http';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { Account } from '../accounts/domain.ts';
import type { AccountStore } from '../accounts/store.ts';
import type { Client } from '../client.ts';
import type { OwnPassword } from '../passwords/own-password.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import { wrongCode } from '../second-factor/wrong-code.ts';
import type { SessionStore } from './store.ts';

/** What somebody signed in shows that they are still the learner. */
export interface Proofs {
  readonly password?: string;
  /** Of the second factor, if the account has one. */
  readonly code?: string;
}

/**
 * Asks who is signed in to prove it again, before they change the ways into the account. A sign-in or a proof of the
 * last minutes is enough.
 */
export interface FreshProof {
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
  readonly secondFactor: SecondFactor;
  readonly clock: Clock;
}

const FRESH_MS = 10 * 60_000;

export function createFreshProof(parts: FreshProofParts): FreshProof {
  const { accounts, sessions, secondFactor, clock } = parts;
  return {
    async check(user, { password, code }, client) {
      const { userId, sessionId } = user;
      const session = await sessions.byId(sessionId, clock.now());
      if (session === null) throw unauthorized();
      const known = await accounts.byId(userId);
      if (known === null) throw unauthorized();
      if (clock.now().getTime() - session.provenAt.getTime() <= FRESH_MS) return known;
      if (known.passwordHash === null) throw signInAgain();
      const needsCode = await secondFactor.isOn(userId);
      const missing = [
        ...(password === undefined ? ['password'] : []),
        ...(needsCode && code === undefined ? ['code'] : []),
      ];
      if (password === undefined || missing.length > 0) throw toBeShown(missing);
      const account = await parts.ownPassword.check(user, password, 'password', client);
      if (needsCode && !(await secondFactor.accepts(userId, code ?? '', client))) throw wrongCode();
      await sessions.noteProof(sessionId, clock.now());
      return account;
    },
  };
}

export const toBeShown = (fields: readonly string[]) =>
  invalid(fields.map((field) => ({ field, code: 'required', message: 'Show that it is still you' })));

/** For who has no password to give. */
const signInAgain = () => conflict('sign-in-again', 'Sign in again, and then do this within ten minutes');
