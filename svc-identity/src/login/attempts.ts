import {
  FAILED_SIGN_IN_DELAY,
  SIGN_INS_OF_NETWORK,
  SIGN_INS_OF_PAIR,
} from '@zielona-fala/contracts/api/sessions/limits';
import type { Limits } from '@zielona-fala/service-kit/limits';

/** Who tries to sign in to what. */
export interface Attempt {
  /** Of the account, whether or not it exists. */
  readonly emailKey: string;
  readonly network: string;
  /** The browser, if it has been used to sign in to this account before. */
  readonly browserId: string | null;
}

/** Counts failed sign-ins. Each attempt counts as failed until it is forgiven, so that many at once cannot slip through. */
export interface Attempts {
  /** @throws Problem 429 with `Retry-After` */
  begin(attempt: Attempt): Promise<void>;
  forgive(attempt: Attempt): Promise<void>;
}

/**
 * Three counts: what one network tries, what it tries at one account, and what all networks together try at one
 * account. The last one slows down and never shuts out: a browser that the learner has used before has a count of
 * its own, and a reset link makes any browser one of those.
 */
export function createAttempts({ limits }: { readonly limits: Limits }): Attempts {
  const ofNetwork = limits.counter(SIGN_INS_OF_NETWORK);
  const ofPair = limits.counter(SIGN_INS_OF_PAIR);
  const ofBrowser = limits.counter({ ...SIGN_INS_OF_PAIR, name: 'login:browser' });
  const ofAccount = limits.delay(FAILED_SIGN_IN_DELAY);
  const pairOf = ({ emailKey, network }: Attempt) => `${emailKey}|${network}`;

  const takeOfAccount = async ({ emailKey, browserId }: Attempt): Promise<void> => {
    if (browserId === null || (await ofBrowser.isSpent(browserId))) await ofAccount.take(emailKey);
    else await ofBrowser.take(browserId);
  };

  return {
    async begin(attempt) {
      await ofNetwork.take(attempt.network);
      await ofPair.take(pairOf(attempt));
      try {
        await takeOfAccount(attempt);
      } catch (error) {
        // nothing was tried
        await ofPair.giveBack(pairOf(attempt));
        await ofNetwork.giveBack(attempt.network);
        throw error;
      }
    },

    async forgive(attempt) {
      await ofPair.clear(pairOf(attempt));
      await ofNetwork.giveBack(attempt.network);
      if (attempt.browserId === null) await ofAccount.clear(attempt.emailKey);
      else await ofBrowser.clear(attempt.browserId);
    },
  };
}
