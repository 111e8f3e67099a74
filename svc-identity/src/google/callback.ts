import type { GoogleOutcome } from '@zielona-fala/contracts';
import { Problem } from '@zielona-fala/service-kit/http';
import type { Log } from '@zielona-fala/service-kit/process';
import type { AuthorizationRequest, GoogleIdentity } from './domain.ts';
import { type GoogleProvider, SignInRefused } from './provider.ts';
import type { GoogleStore } from './store.ts';

type Refusal = Exclude<GoogleOutcome, 'proven'>;

/** What the provider answered to a request of ours. */
export type CallbackResult =
  | {
      readonly outcome: 'proven';
      readonly request: AuthorizationRequest;
      readonly identity: GoogleIdentity;
    }
  /** Has no request if this browser did not start a sign-in. */
  | { readonly outcome: Refusal; readonly request: AuthorizationRequest | null };

/** @param browser null for one that has not asked here */
export type ReadCallback = (browser: string | null, query: URLSearchParams) => Promise<CallbackResult>;

export function createReadCallback(parts: {
  provider: GoogleProvider;
  googleSignIns: GoogleStore;
  log: Log;
}): ReadCallback {
  const { provider, googleSignIns, log } = parts;

  /** Neither the code nor whatever else came with the answer is in the log. */
  const refusalOf = (error: unknown): Refusal => {
    if (error instanceof SignInRefused) {
      log.info({ refusal: error.refusal, reason: error.message }, 'sign-in with the provider rejected');
      return error.refusal;
    }
    if (error instanceof Problem && error.status === 503) return 'unavailable';
    throw error;
  };

  return async (browser, query) => {
    const state = query.get('state');
    const request = browser && state && (await googleSignIns.takeRequest(browser, state));
    if (!request) return { outcome: 'failed', request: null };
    try {
      return { outcome: 'proven', request, identity: await provider.identify(query, request) };
    } catch (error) {
      return { outcome: refusalOf(error), request };
    }
  };
}
