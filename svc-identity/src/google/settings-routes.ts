import { CURRENT_PASSWORD_RULE, type StatusDto } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint, notFound, unauthorized } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import Joi from 'joi';
import type { AccountStore } from '../accounts/store.ts';
import { isConfirmed } from '../accounts/way-in.ts';
import { clientOf } from '../client.ts';
import { localeOf } from '../mail/locale.ts';
import { OWN_PASSWORD_LIMITS } from '../passwords/own-password.ts';
import { PROOFS } from '../second-factor/routes.ts';
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

const OK: StatusDto = { status: 'ok' };
const UNLINK = shapeOf<{ password: string; code?: string }>({
  password: Joi.string().min(CURRENT_PASSWORD_RULE.min).max(CURRENT_PASSWORD_RULE.max).required(),
  code: FIELDS.secondFactorCode,
});

/** What a learner who is signed in does about Google. */
export function googleSettingsRoutes(parts: GoogleSettingsRouteParts): Endpoint[] {
  const { cookie } = parts;
  return [
    endpoint({
      method: 'post',
      path: '/api/v1/auth/google/link',
      summary: 'Leads to Google to link an account there; asks for a fresh proof',
      problems: ['not-found', 'google-linked', 'sign-in-again', 'unavailable'],
      limits: OWN_PASSWORD_LIMITS,
      access: 'active',
      body: PROOFS,
      returns: RESPONSES.googleLink,
      before: [parts.offered],
      handle: async ({ user, body, request, response }) => {
        const linking = await parts.link.begin(user, body, clientOf(request));
        const browser = cookie.read(request) ?? cookie.renew(response);
        const returnTo = { locale: localeOf(request), redirectTo: null };
        const url = await parts.requestAuthorization(browser, returnTo, linking);
        return { url: url.href };
      },
    }),
    endpoint({
      method: 'delete',
      path: '/api/v1/auth/google',
      summary: 'Takes Google away from the ways to sign in; asks for the second factor where it is on',
      limits: OWN_PASSWORD_LIMITS,
      access: 'signed-in',
      body: UNLINK,
      returns: RESPONSES.status,
      handle: async ({ user, body, request }) => {
        await parts.unlink(user, body, clientOf(request));
        return OK;
      },
    }),
    endpoint({
      method: 'post',
      path: '/api/v1/auth/google/confirm',
      summary: 'Lets Google in again, linked before the password was reset; asks for a fresh proof',
      problems: ['not-found', 'sign-in-again'],
      limits: OWN_PASSWORD_LIMITS,
      access: 'active',
      body: PROOFS,
      returns: RESPONSES.status,
      handle: async ({ user, body, request }) => {
        const client = clientOf(request);
        const account = await parts.freshProof.check(user, body, client);
        if (account.google === undefined) throw notFound();
        await parts.confirm(account, client);
        return OK;
      },
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/auth/methods',
      summary: 'Which ways to sign in the account has',
      access: 'signed-in',
      returns: RESPONSES.signInMethods,
      handle: async ({ user }) => {
        const account = await parts.accounts.byId(user.userId);
        if (account === null) throw unauthorized();
        const { google, passwordHash } = account;
        const isWaiting = google !== undefined && !isConfirmed(google, account);
        return {
          password: passwordHash !== null,
          google: google !== undefined,
          ...(isWaiting && { googleUnconfirmed: true as const }),
        };
      },
    }),
  ];
}
