import type { Linking, ReturnTo } from './domain.ts';
import { type GoogleProvider, newChallenge } from './provider.ts';
import type { GoogleStore } from './store.ts';

/**
 * Begins a way to the provider and back.
 * @param linking the account that asks for a link; null for a sign-in
 * @returns where the browser goes
 * @throws Problem 503 while the provider is unavailable
 */
export type RequestAuthorization = (
  browser: string,
  returnTo: ReturnTo,
  linking: Linking | null,
) => Promise<URL>;

export function createRequestAuthorization(parts: {
  provider: GoogleProvider;
  googleSignIns: GoogleStore;
}): RequestAuthorization {
  return async (browser, { locale, redirectTo }, linking) => {
    const challenge = newChallenge();
    const url = await parts.provider.signInUrl(challenge);
    await parts.googleSignIns.addRequest(browser, { ...challenge, locale, redirectTo, linking });
    return url;
  };
}
