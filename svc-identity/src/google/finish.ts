import type { Locale } from '@zielona-fala/contracts';
import { Problem } from '@zielona-fala/service-kit/http';
import { isDuplicateKey } from '@zielona-fala/service-kit/mongo';
import { type Account, emailKeyOf } from '../accounts/domain.ts';
import type { AccountStore } from '../accounts/store.ts';
import { isConfirmed } from '../accounts/way-in.ts';
import type { Client } from '../client.ts';
import type { Login } from '../login/login.ts';
import type { ConfirmGoogle } from './confirm.ts';
import type { GoogleIdentity } from './domain.ts';
import type { LinkGoogle } from './link.ts';
import { AccountChanged, type OpenAccount } from './new-account.ts';
import type { GoogleStore } from './store.ts';

/** A sign-in attempt and the credentials given with it. */
export interface Finish {
  /** Null for a browser that has not come back from the provider. */
  readonly browser: string | null;
  readonly password: string | undefined;
  /** Of a new account. */
  readonly locale: Locale;
  readonly client: Client;
  /** The browser, if it has been used to sign in to this account before. */
  knownBrowserId(emailKey: string): string | null;
}

/** The account that the proof belongs to. */
export interface Finished {
  readonly account: Account;
  /** Whether the password was given besides. */
  readonly withPassword: boolean;
  /** Called after sign-in: uses up the proof, and links or confirms the account if necessary. */
  settle(): Promise<void>;
}

/**
 * Finds the linked account or creates one. If the password was reset since it was linked, the password is required once. An
 * active account with the same address is linked once its password is given, because the address may have had another owner
 * when the provider verified it.
 * @throws Problem 401 `google-sign-in-over` without a proof, 401 `password-required`, or as `Login` does
 */
export type FinishGoogleSignIn = (finish: Finish) => Promise<Finished>;

export interface FinishParts {
  readonly accounts: AccountStore;
  readonly googleSignIns: GoogleStore;
  readonly login: Login;
  readonly openAccount: OpenAccount;
  readonly link: LinkGoogle;
  readonly confirm: ConfirmGoogle;
}

export function createFinishGoogleSignIn(parts: FinishParts): FinishGoogleSignIn {
  const { accounts, googleSignIns } = parts;

  const byPassword = async (
    { email }: Pick<Account, 'email'>,
    { password, client, knownBrowserId }: Finish,
  ): Promise<Account> => {
    if (password === undefined) throw passwordRequired();
    return parts.login({ email, password }, { ...client, browserId: knownBrowserId(emailKeyOf(email)) });
  };

  const find = async (identity: GoogleIdentity, browser: string, finish: Finish): Promise<Finished> => {
    const forgetProof = () => googleSignIns.removeProof(browser);
    const settling = (account: Account, settle: () => Promise<void>): Finished => ({
      account,
      withPassword: true,
      async settle() {
        await settle();
        await forgetProof();
      },
    });
    const linked = await accounts.byGoogle(identity);
    if (linked?.google && !isConfirmed(linked.google, linked)) {
      const account = await byPassword(linked, finish);
      return settling(account, () => parts.confirm(account, finish.client));
    }
    if (linked !== null) return { account: linked, withPassword: false, settle: forgetProof };
    const sameAddress = await accounts.byEmail(identity.email);
    if (!sameAddress?.isActive) {
      const account = await parts.openAccount(identity, sameAddress, finish.locale, finish.client);
      return { account, withPassword: false, settle: forgetProof };
    }
    const account = await byPassword(identity, finish);
    return settling(account, () => parts.link.now(account, identity, finish.client));
  };

  return async (finish) => {
    const { browser } = finish;
    const identity = browser === null ? null : await googleSignIns.proof(browser);
    if (browser === null || identity === null) throw over();
    try {
      return await find(identity, browser, finish);
    } catch (error) {
      // another tab was faster: the account exists now, or is active
      if (isDuplicateKey(error) || error instanceof AccountChanged) return find(identity, browser, finish);
      throw error;
    }
  };
}

const over = () => new Problem(401, 'google-sign-in-over', 'This sign-in has ended. Begin again with Google');

const passwordRequired = () =>
  new Problem(
    401,
    'password-required',
    'Give the password of your account once, to sign in with Google from now on',
  );
