import { randomUUID } from 'node:crypto';
import { SourceClient } from '../../test/source-client.ts';

/** How guesses of one account's password were answered. */
export interface Guesses {
  readonly refused: number;
  /** Not even looked at: there were too many. */
  readonly tooMany: number;
  readonly others: readonly number[];
}

/** Guesses the password of an account that nobody else tries, many times at once. */
export async function guessPassword(gatewayUrl: string, times: number): Promise<Guesses> {
  const client = new SourceClient(gatewayUrl);
  await client.fetchCsrfToken();
  const email = `nikt-${randomUUID()}@example.test`;
  const guesses = Array.from({ length: times }, (_, each) =>
    client.call('POST', 'v1/auth/login', { email, password: `zgaduje-${each}` }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  return {
    refused: statuses.filter((status) => status === 401).length,
    tooMany: statuses.filter((status) => status === 429).length,
    others: statuses.filter((status) => status !== 401 && status !== 429),
  };
}
