import type { CsrfTokenDto } from '@zielona-fala/contracts';
import { singleFlight } from './single-flight.ts';
import { exchange } from './transport.ts';

/** Holds the CSRF token; concurrent callers share one request. */
export interface CsrfTokens {
  /** The cached token, or a newly fetched one. */
  current(): Promise<string>;
  fresh(): Promise<string>;
  /** Drops the cached token: it belongs to a session that has ended. */
  forget(): void;
}

export function createCsrfTokens(): CsrfTokens {
  let token: string | null = null;
  const fresh = singleFlight(async () => {
    const answer = (await exchange(
      { path: 'csrf-token' },
      { accessToken: null, csrfToken: null },
    )) as CsrfTokenDto;
    token = answer.csrfToken;
    return token;
  });
  return {
    fresh,
    current: async () => token ?? (await fresh()),
    forget() {
      token = null;
    },
  };
}
