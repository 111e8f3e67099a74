import { type AccountDto, REQUEST_ID_HEADER } from '@zielona-fala/contracts';
import { getAccounts } from '@zielona-fala/contracts/api/internal/get-accounts';
import { INTERNAL_TOKEN_HEADER } from '../http/internal.ts';
import { unavailable } from '../http/problem.ts';
import { currentContext } from '../process/context.ts';

const TIMEOUT_MS = 2000;

/** Internal, authenticated calls to svc-identity. */
export interface IdentityClient {
  /**
   * @returns the accounts that exist, in no particular order
   * @throws Problem 503 if svc-identity fails twice or sends an invalid response
   */
  accounts(userIds: readonly number[]): Promise<readonly AccountDto[]>;
}

const ACCOUNTS = getAccounts.answer.required();

export function createIdentityClient(config: {
  IDENTITY_URL: string;
  IDENTITY_TOKEN: string;
}): IdentityClient {
  const url = new URL('/internal/accounts', config.IDENTITY_URL);
  const ask = (userIds: readonly number[]): Promise<Response> =>
    fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [INTERNAL_TOKEN_HEADER]: config.IDENTITY_TOKEN,
        [REQUEST_ID_HEADER]: currentContext()?.requestId ?? '',
      },
      body: JSON.stringify({ userIds }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  return {
    async accounts(userIds) {
      if (userIds.length === 0) return [];
      try {
        // safe to retry: the call only reads, and another replica may answer
        const response = await ask(userIds).catch(() => ask(userIds));
        if (!response.ok) throw new Error(`svc-identity responded with ${response.status}`);
        return accountsIn(await response.json(), userIds);
      } catch (error) {
        throw unavailable('Account information is unavailable right now', 5, error);
      }
    },
  };
}

function accountsIn(answer: unknown, asked: readonly number[]): readonly AccountDto[] {
  const { error, value: accounts } = ACCOUNTS.validate(answer, { convert: false, allowUnknown: true });
  if (error) throw new Error(`invalid response: ${error.message}`);
  if (accounts.some(({ userId }) => !asked.includes(userId)))
    throw new Error('the response contains an account that was not requested');
  return accounts;
}
