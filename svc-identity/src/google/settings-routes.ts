import { confirmGoogle } from '@zielona-fala/contracts/api/google/confirm-google';
import { getSignInMethods } from '@zielona-fala/contracts/api/google/get-sign-in-methods';
import { linkGoogle } from '@zielona-fala/contracts/api/google/link-google';
import { unlinkGoogle } from '@zielona-fala/contracts/api/google/unlink-google';
import { OK } from '@zielona-fala/contracts/api/status';
import { type Endpoint, notFound, serve } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import { accountOf } from '../accounts/account-of.ts';
import type { AccountStore } from '../accounts/store.ts';
import { isConfirmed } from '../accounts/way-in.ts';
import { clientOf } from '../client.ts';
import { localeOf } from '../mail/locale.ts';
import type { FreshProof } from '../sessions/fresh-proof.ts';
import type { RequestAuthorization } from './authorization.ts';
import type { ConfirmGoogle } from './confirm.ts';
import type { GoogleCookie } from './cookie.ts';
import type { LinkGoogle } from './link.ts';
import type { UnlinkGoogle } from './unlink.ts';

export interface GoogleSettingsRouteParts {
  readonly accounts: AccountStore;
  readonly requestAuthorization: RequestAuthorization;
  readonly link: LinkGoogle;
  readonly unlink: UnlinkGoogle;
  readonly confirm: ConfirmGoogle;
  readonly freshProof: FreshProof;
  readonly cookie: GoogleCookie;
  /** Lets a call through where Google is configured and switched on. */
  readonly offered: RequestHandler;
}

/** Google settings of a signed-in learner. */
export function googleSettingsRoutes(parts: GoogleSettingsRouteParts): Endpoint[] {
  const { cookie } = parts;
  return [
    serve(linkGoogle, [parts.offered], async ({ user, body, request, response }) => {
      const linking = await parts.link.begin(user, body, clientOf(request));
      const browser = cookie.read(request) ?? cookie.renew(response);
      const returnTo = { locale: localeOf(request), redirectTo: null };
      const url = await parts.requestAuthorization(browser, returnTo, linking);
      return { url: url.href };
    }),
    serve(unlinkGoogle, async ({ user, body, request }) => {
      await parts.unlink(user, body, clientOf(request));
      return OK;
    }),
    serve(confirmGoogle, async ({ user, body, request }) => {
      const client = clientOf(request);
      const account = await parts.freshProof.check(user, body, client);
      if (account.google === undefined) throw notFound();
      await parts.confirm(account, client);
      return OK;
    }),
    serve(getSignInMethods, async ({ user }) => {
      const account = await accountOf(parts.accounts, user.userId);
      const { google, passwordHash } = account;
      const isWaiting = google !== undefined && !isConfirmed(google, account);
      return {
        password: passwordHash !== null,
        google: google !== undefined,
        ...(isWaiting && { googleUnconfirmed: true as const }),
      };
    }),
  ];
}
