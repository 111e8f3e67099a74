import { RESPONSES } from '@zielona-fala/contracts/responses';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import Joi from 'joi';
import type { AccountStore } from './store.ts';

const MOST_ACCOUNTS = 500;
const BODY = shapeOf<{ userIds: readonly number[] }>({
  userIds: Joi.array().items(FIELDS.id).max(MOST_ACCOUNTS).required(),
});

/** What the other services ask. @param onlyInternal hides the calls from everybody else */
export function internalRoutes(accounts: AccountStore, onlyInternal: RequestHandler): Endpoint[] {
  return [
    endpoint({
      method: 'post',
      path: '/internal/accounts',
      summary: 'What services ask about accounts',
      access: 'public',
      before: [onlyInternal],
      body: BODY,
      returns: RESPONSES.accounts,
      handle: ({ body }) => accounts.infos(body.userIds),
    }),
  ];
}
