import { CURRENT_PASSWORD_RULE, type StatusDto } from '@zielona-fala/contracts';
import { FIELDS } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit';
import type { RequestHandler } from 'express';
import Joi from 'joi';
import { badLink } from '../links/bad-link.ts';
import { localeOf } from '../mail/locale.ts';
import type { ChangePassword } from './change.ts';
import type { PasswordReset } from './reset.ts';

export interface PasswordRouteParts {
  readonly reset: PasswordReset;
  readonly change: ChangePassword;
  /** Refuses while revocations could not be told to the other services. */
  readonly revocable: RequestHandler;
}

interface Confirmation {
  readonly token: string;
  readonly newPassword: string;
  readonly newPasswordRepeat: string;
}

interface Change {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly newPasswordRepeat: string;
}

const OK: StatusDto = { status: 'ok' };
const TOKEN = Joi.string().max(128);
const NEW_TWICE = {
  newPassword: FIELDS.newPassword.required(),
  newPasswordRepeat: Joi.string().valid(Joi.ref('newPassword')).required(),
};
const REQUEST = Joi.object<{ email: string }, true>({ email: FIELDS.email.required() });
const CONFIRMATION = Joi.object<Confirmation, true>({ token: TOKEN.required(), ...NEW_TWICE });
const CONFIRMATION_QUERY = Joi.object<{ token?: string }>({ token: TOKEN });
const CHANGE = Joi.object<Change, true>({
  oldPassword: Joi.string().min(CURRENT_PASSWORD_RULE.min).max(CURRENT_PASSWORD_RULE.max).required(),
  ...NEW_TWICE,
});

export function passwordRoutes(parts: PasswordRouteParts): Endpoint[] {
  return [
    endpoint({
      method: 'post',
      path: '/api/v1/auth/password-reset/link',
      access: 'public',
      body: REQUEST,
      handle: async ({ body, request }) => {
        await parts.reset.request(body.email, localeOf(request));
        return { body: OK };
      },
    }),
    endpoint({
      method: 'patch',
      path: '/api/v1/auth/password-reset/confirm',
      access: 'public',
      before: [parts.revocable],
      query: CONFIRMATION_QUERY,
      body: CONFIRMATION,
      handle: async ({ query, body }) => {
        if (query.token !== undefined && query.token !== body.token) throw badLink();
        await parts.reset.confirm(body.token, body.newPassword);
        return { body: OK };
      },
    }),
    endpoint({
      method: 'patch',
      path: '/api/v1/auth/password-change',
      access: 'signed-in',
      before: [parts.revocable],
      body: CHANGE,
      handle: async ({ user, body: { oldPassword, newPassword } }) => {
        await parts.change(user, { oldPassword, newPassword });
        return { body: OK };
      },
    }),
  ];
}
