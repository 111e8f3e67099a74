import type { CsrfTokenDto } from '@zielona-fala/contracts';
import type { ApiRequest } from '@zielona-fala/contracts/portal';
import { logFailure } from './log-failure.ts';
import { singleFlight } from './single-flight.ts';
import { exchange } from './transport.ts';

/** Holds the CSRF token; concurrent callers share one request. */
export interface CsrfTokens {
  /** The cached token, or a newly fetched one. */
  current(): Promise<string>;
  fresh(): Promise<string>;
  /** A fresh one for the calls to come; where it cannot be had, they fetch it themselves. Never rejects. */
  prefetch(): Promise<unknown>;
  /** Drops the cached token: it belongs to a session that has ended. */
  forget(): void;
}

const CSRF_TOKEN: ApiRequest = { path: 'csrf-token' };

export function createCsrfTokens(): CsrfTokens {
  let token: string | null = null;
  const fresh = singleFlight(async () => {
    const answer = (await exchange(CSRF_TOKEN, { accessToken: null, csrfToken: null })) as CsrfTokenDto;
    token = answer.csrfToken;
    return token;
  });
  return {
    fresh,
    prefetch: () => fresh().catch((error) => logFailure(CSRF_TOKEN, error)),
    current: async () => token ?? (await fresh()),
    forget() {
      token = null;
    },
  };
}
