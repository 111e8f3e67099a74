import { lockCaller } from '@zielona-fala/service-kit/http';
import type { Transact } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { AccountStore } from '../accounts/store.ts';
import type { Linking, ReturnTo } from './domain.ts';
import { type GoogleProvider, newChallenge } from './provider.ts';
import type { GoogleStore } from './store.ts';

/**
 * Begins a way to the provider and back.
 * @param linking the account that asks for a link; null for a sign-in
 * @returns where the browser goes
 * @throws Problem 503 while the provider is unavailable; 401 when that account is gone
 */
export type RequestAuthorization = (
  browser: string,
  returnTo: ReturnTo,
  linking: Linking | null,
) => Promise<URL>;

export function createRequestAuthorization(parts: {
  provider: GoogleProvider;
  googleSignIns: GoogleStore;
  accounts: AccountStore;
  transact: Transact;
  clock: Clock;
}): RequestAuthorization {
  const { accounts, clock } = parts;
  return async (browser, { locale, redirectTo }, linking) => {
    const challenge = newChallenge();
    const url = await parts.provider.signInUrl(challenge);
    const request = { ...challenge, locale, redirectTo, linking };
    await parts.transact(async (transaction) => {
      if (linking !== null) await lockCaller(accounts, linking.userId, clock.now(), transaction);
      await parts.googleSignIns.addRequest(browser, request, transaction);
    });
    return url;
  };
}
