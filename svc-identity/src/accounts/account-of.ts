import { unauthorized } from '@zielona-fala/service-kit/http';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Account } from './domain.ts';
import type { AccountStore } from './store.ts';

/** The account of who is signed in. @throws Problem 401 if it was erased during the call */
export async function accountOf(
  accounts: Pick<AccountStore, 'byId'>,
  userId: number,
  transaction?: Transaction,
): Promise<Account> {
  const account = await accounts.byId(userId, transaction);
  if (account === null) throw unauthorized();
  return account;
}
