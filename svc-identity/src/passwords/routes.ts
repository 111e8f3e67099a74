import { changePassword } from '@zielona-fala/contracts/api/passwords/change-password';
import { checkResetLink } from '@zielona-fala/contracts/api/passwords/check-reset-link';
import { findCommonPasswords } from '@zielona-fala/contracts/api/passwords/find-common-passwords';
import { requestPasswordReset } from '@zielona-fala/contracts/api/passwords/request-password-reset';
import { resetPassword } from '@zielona-fala/contracts/api/passwords/reset-password';
import { OK } from '@zielona-fala/contracts/api/status';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import type { Counter } from '@zielona-fala/service-kit/limits';
import type { RequestHandler } from 'express';
import { emailKeyOf } from '../accounts/domain.ts';
import { clientOf } from '../client.ts';
import { badLink } from '../links/bad-link.ts';
import type { KnownBrowsers } from '../login/known-browsers.ts';
import { localeOf } from '../mail/locale.ts';
import type { ChangePassword } from './change.ts';
import { createCommonPasswords } from './common.ts';
import { mustRepeat } from './repeat.ts';
import type { PasswordReset } from './reset.ts';

export interface PasswordRouteParts {
  readonly reset: PasswordReset;
  readonly change: ChangePassword;
  readonly knownBrowsers: KnownBrowsers;
  readonly mailLimit: Counter;
  /** Rejects calls while revocations cannot be published. */
  readonly revocable: RequestHandler;
}

export function passwordRoutes(parts: PasswordRouteParts): Endpoint[] {
  const common = createCommonPasswords();
  return [
    serve(findCommonPasswords, async ({ params, response }) => {
      response.set('cache-control', 'public, max-age=86400');
      return { suffixes: await common(params.prefix) };
    }),
    serve(requestPasswordReset, async ({ body, request }) => {
      await parts.mailLimit.take(clientOf(request).network);
      await parts.reset.request(body.email, localeOf(request));
      return OK;
    }),
    serve(checkResetLink, async ({ query }) => {
      await parts.reset.check(query.token);
      return OK;
    }),
    serve(resetPassword, [parts.revocable], async ({ query, body, request, response }) => {
      mustRepeat('newPasswordRepeat', body.newPasswordRepeat, body.newPassword);
      if (query.token !== undefined && query.token !== body.token) throw badLink();
      const { email } = await parts.reset.confirm(
        body.token,
        body.newPassword,
        localeOf(request),
        clientOf(request),
      );
      parts.knownBrowsers.remember(request, response, emailKeyOf(email));
      return OK;
    }),
    serve(
      changePassword,
      [parts.revocable],
      async ({ user, body: { newPasswordRepeat, ...values }, request }) => {
        mustRepeat('newPasswordRepeat', newPasswordRepeat, values.newPassword);
        await parts.change(user, values, clientOf(request));
        return OK;
      },
    ),
  ];
}
