import { levelFor } from '@zielona-fala/contracts';
import { getLevel } from '@zielona-fala/contracts/api/accounts/get-level';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import { accountOf } from '../accounts/account-of.ts';
import type { AccountStore } from '../accounts/store.ts';

/** @param parts.afterOwnTests makes a read wait for the caller's own last test */
export function levelRoutes(parts: { accounts: AccountStore; afterOwnTests: RequestHandler }): Endpoint[] {
  return [
    serve(getLevel, [parts.afterOwnTests], async ({ user }) => {
      const { experiencePoints } = await accountOf(parts.accounts, user.userId);
      return levelFor(experiencePoints);
    }),
  ];
}
