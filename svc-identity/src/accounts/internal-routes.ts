import { getAccounts } from '@zielona-fala/contracts/api/internal/get-accounts';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import type { AccountStore } from './store.ts';

/** What the other services ask. @param onlyInternal hides the calls from everybody else */
export function internalRoutes(accounts: AccountStore, onlyInternal: RequestHandler): Endpoint[] {
  return [serve(getAccounts, [onlyInternal], ({ body }) => accounts.infos(body.userIds))];
}
