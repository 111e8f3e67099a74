import { COMMON_PASSWORD_PREFIX, CURRENT_PASSWORD_RULE, type StatusDto } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import Joi from 'joi';
import { emailKeyOf } from '../accounts/domain.ts';
import { clientOf } from '../client.ts';
import { badLink } from '../links/bad-link.ts';
import type { KnownBrowsers } from '../login/known-browsers.ts';
import { MAILS_ASKED_FOR, type MailLimit } from '../mail/limit.ts';
import { localeOf } from '../mail/locale.ts';
import type { ChangePassword } from './change.ts';
import { createCommonPasswords } from './common.ts';
import { OWN_PASSWORD_LIMITS } from './own-password.ts';
import { mustRepeat } from './repeat.ts';
import type { PasswordReset } from './reset.ts';
import { PASSWORD_RESETS } from './reset.ts';

export interface PasswordRouteParts {
  readonly reset: PasswordReset;
  readonly change: ChangePassword;
  readonly knownBrowsers: KnownBrowsers;
  readonly mailLimit: MailLimit;
  /** Refuses while revocations could not be told to the other services. */
  readonly revocable: RequestHandler;
}

interface Confirmation {
  readonly token: string;
  readonly newPassword: string;
  readonly newPasswordRepeat: string;
}

interface Change {
  /** Of the second factor, where it is on. */
  readonly code?: string;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly newPasswordRepeat: string;
}

const OK: StatusDto = { status: 'ok' };
const TOKEN = Joi.string().max(128);
const NEW_TWICE = {
  newPassword: FIELDS.newPassword.required(),
  newPasswordRepeat: Joi.string().required(),
};
const PREFIX = shapeOf<{ prefix: string }>({
  prefix: Joi.string()
    .pattern(/^[0-9a-f]+$/)
    .length(COMMON_PASSWORD_PREFIX)
    .required(),
});
const REQUEST = shapeOf<{ email: string }>({ email: FIELDS.email.required() });
const CONFIRMATION = shapeOf<Confirmation>({ token: TOKEN.required(), ...NEW_TWICE });
const LINK_QUERY = shapeOf<{ token: string }>({ token: TOKEN.required() });
const CONFIRMATION_QUERY = shapeOf<{ token?: string }>({ token: TOKEN });
const CHANGE = shapeOf<Change>({
  oldPassword: Joi.string().min(CURRENT_PASSWORD_RULE.min).max(CURRENT_PASSWORD_RULE.max).required(),
  ...NEW_TWICE,
  code: FIELDS.secondFactorCode,
});

export function passwordRoutes(parts: PasswordRouteParts): Endpoint[] {
  const common = createCommonPasswords();
  return [
    endpoint({
      method: 'get',
      path: '/api/v1/auth/common-passwords/:prefix',
      summary: 'Common passwords whose hashes begin alike',
      access: 'public',
      params: PREFIX,
      returns: RESPONSES.commonPasswords,
      handle: async ({ params, response }) => {
        response.set('cache-control', 'public, max-age=86400');
        return { suffixes: await common(params.prefix) };
      },
    }),
    endpoint({
      method: 'post',
      path: '/api/v1/auth/password-reset/link',
      summary: 'Mails a link for a new password',
      problems: ['reset-link-too-soon'],
      limits: [MAILS_ASKED_FOR],
      access: 'public',
      body: REQUEST,
      returns: RESPONSES.status,
      handle: async ({ body, request }) => {
        await parts.mailLimit.take(clientOf(request).network);
        await parts.reset.request(body.email, localeOf(request));
        return OK;
      },
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/auth/password-reset/link',
      summary: 'Whether a mailed link for a new password still works',
      access: 'public',
      query: LINK_QUERY,
      returns: RESPONSES.status,
      handle: async ({ query }) => {
        await parts.reset.check(query.token);
        return OK;
      },
    }),
    endpoint({
      method: 'patch',
      path: '/api/v1/auth/password-reset/confirm',
      summary: 'Sets a new password by the mailed link',
      limits: [PASSWORD_RESETS],
      access: 'public',
      before: [parts.revocable],
      query: CONFIRMATION_QUERY,
      body: CONFIRMATION,
      returns: RESPONSES.status,
      handle: async ({ query, body, request, response }) => {
        mustRepeat('newPasswordRepeat', body.newPasswordRepeat, body.newPassword);
        if (query.token !== undefined && query.token !== body.token) throw badLink();
        const { email } = await parts.reset.confirm(body.token, body.newPassword, clientOf(request));
        parts.knownBrowsers.remember(request, response, emailKeyOf(email));
        return OK;
      },
    }),
    endpoint({
      method: 'patch',
      path: '/api/v1/auth/password-change',
      summary: 'Changes the password; asks for the second factor where it is on',
      limits: OWN_PASSWORD_LIMITS,
      access: 'signed-in',
      before: [parts.revocable],
      body: CHANGE,
      returns: RESPONSES.status,
      handle: async ({ user, body: { newPasswordRepeat, ...wish }, request }) => {
        mustRepeat('newPasswordRepeat', newPasswordRepeat, wish.newPassword);
        await parts.change(user, wish, clientOf(request));
        return OK;
      },
    }),
  ];
}
