import { FIELDS } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit';
import type { RequestHandler } from 'express';
import Joi from 'joi';
import type { AccountStore } from './store.ts';

const MOST_ACCOUNTS = 500;
const BODY = Joi.object<{ userIds: number[] }, true>({
  userIds: Joi.array().items(FIELDS.id).max(MOST_ACCOUNTS).required(),
});

/** What the other services ask. @param onlyInternal hides the calls from everybody else */
export function internalRoutes(accounts: AccountStore, onlyInternal: RequestHandler): Endpoint[] {
  return [
    endpoint({
      method: 'post',
      path: '/internal/accounts',
      access: 'public',
      before: [onlyInternal],
      body: BODY,
      handle: async ({ body }) => ({ body: await accounts.infos(body.userIds) }),
    }),
  ];
}
