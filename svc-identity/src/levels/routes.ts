import { levelFor } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { type Endpoint, endpoint, unauthorized } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import type { AccountStore } from '../accounts/store.ts';

/** @param parts.afterOwnTests makes a read wait for the caller's own last test */
export function levelRoutes(parts: { accounts: AccountStore; afterOwnTests: RequestHandler }): Endpoint[] {
  return [
    endpoint({
      method: 'get',
      path: '/api/v1/users/level',
      summary: "The learner's level and experience",
      access: 'signed-in',
      returns: RESPONSES.level,
      before: [parts.afterOwnTests],
      handle: async ({ user }) => {
        const account = await parts.accounts.byId(user.userId);
        if (account === null) throw unauthorized();
        return levelFor(account.experiencePoints);
      },
    }),
  ];
}
