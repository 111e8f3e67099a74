import type { StatusDto } from '@zielona-fala/contracts';
import { FIELDS } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint, unauthorized } from '@zielona-fala/service-kit';
import type { RequestHandler } from 'express';
import Joi from 'joi';
import { localeOf } from '../mail/locale.ts';
import type { SessionCookies } from '../sessions/cookies.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Activation } from './activation.ts';
import { toUserDto } from './domain.ts';
import type { EraseAccount } from './erase.ts';
import type { Register, Registration } from './register.ts';
import type { Rename } from './rename.ts';
import type { AccountStore } from './store.ts';

export interface AccountRouteParts {
  readonly accounts: AccountStore;
  readonly register: Register;
  readonly activation: Activation;
  readonly rename: Rename;
  readonly erase: EraseAccount;
  readonly sessions: Sessions;
  readonly cookies: SessionCookies;
  /** Makes a read wait for the caller's own last test. */
  readonly afterOwnTests: RequestHandler;
  /** Refuses while revocations could not be told to the other services. */
  readonly revocable: RequestHandler;
}

const OK: StatusDto = { status: 'ok' };

const REGISTRATION = Joi.object<Registration & { repeatPassword: string }, true>({
  username: FIELDS.username.required(),
  email: FIELDS.email.required(),
  password: FIELDS.newPassword.required(),
  repeatPassword: Joi.string().valid(Joi.ref('password')).required(),
});
const TOKEN = Joi.object<{ token: string }, true>({ token: Joi.string().max(128).required() });
const NEW_USERNAME = Joi.object<{ newUsername: string }, true>({ newUsername: FIELDS.username.required() });

export function accountRoutes(parts: AccountRouteParts): Endpoint[] {
  return [
    endpoint({
      method: 'post',
      path: '/api/v1/auth/register',
      access: 'public',
      body: REGISTRATION,
      handle: async ({ body: { repeatPassword: _repeated, ...registration }, request, response }) => {
        const userId = await parts.register(registration, localeOf(request));
        const signedIn = await parts.sessions.open(userId, request.get('user-agent') ?? '');
        parts.cookies.set(response, signedIn);
        return { status: 201, body: { accessToken: signedIn.accessToken } };
      },
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/users/account/activate',
      access: 'public',
      query: TOKEN,
      handle: async ({ query }) => {
        await parts.activation.activate(query.token);
        return { body: OK };
      },
    }),
    endpoint({
      method: 'patch',
      path: '/api/v1/users/resend-activation-link',
      access: 'signed-in',
      handle: async ({ user }) => {
        await parts.activation.resend(user.userId);
        return { body: OK };
      },
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/users/user',
      access: 'signed-in',
      before: [parts.afterOwnTests],
      handle: async ({ user }) => {
        const account = await parts.accounts.byId(user.userId);
        if (account === null) throw unauthorized();
        return { body: toUserDto(account) };
      },
    }),
    endpoint({
      method: 'patch',
      path: '/api/v1/users/change/username',
      access: 'active',
      body: NEW_USERNAME,
      handle: async ({ user, body }) => {
        await parts.rename(user.userId, body.newUsername);
        return { body: OK };
      },
    }),
    endpoint({
      method: 'delete',
      path: '/api/v1/users',
      access: 'signed-in',
      before: [parts.revocable],
      handle: async ({ user, response }) => {
        await parts.erase(user.userId);
        parts.cookies.clear(response);
        return { body: OK };
      },
    }),
  ];
}
