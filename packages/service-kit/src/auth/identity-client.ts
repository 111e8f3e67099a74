import { REQUEST_ID_HEADER } from '@zielona-fala/contracts';
import { currentContext } from '../context.ts';
import { unavailable } from '../http/problem.ts';
import { INTERNAL_TOKEN_HEADER } from './internal.ts';

const TIMEOUT_MS = 2000;

/** What a service may ask identity about an account. */
export interface AccountInfo {
  readonly userId: number;
  readonly username: string;
  readonly isActive: boolean;
}

/** Internal, authenticated calls to svc-identity. */
export interface IdentityClient {
  /**
   * @returns the accounts that exist, in no particular order
   * @throws Problem 503 when identity does not answer
   */
  accounts(userIds: readonly number[]): Promise<readonly AccountInfo[]>;
}

export function createIdentityClient(config: {
  IDENTITY_URL: string;
  INTERNAL_TOKEN: string;
}): IdentityClient {
  const url = new URL('/internal/accounts', config.IDENTITY_URL);
  return {
    async accounts(userIds) {
      if (userIds.length === 0) return [];
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            [INTERNAL_TOKEN_HEADER]: config.INTERNAL_TOKEN,
            [REQUEST_ID_HEADER]: currentContext()?.requestId ?? '',
          },
          body: JSON.stringify({ userIds }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!response.ok) throw new Error(`identity answered ${response.status}`);
        return (await response.json()) as AccountInfo[];
      } catch (error) {
        throw unavailable('Accounts cannot be asked right now', 5, error);
      }
    },
  };
}
