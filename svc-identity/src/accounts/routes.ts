import type { StatusDto } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint, unauthorized } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import Joi from 'joi';
import { clientOf } from '../client.ts';
import { MAILS_ASKED_FOR, type MailLimit } from '../mail/limit.ts';
import { localeOf } from '../mail/locale.ts';
import { OWN_PASSWORD_LIMITS } from '../passwords/own-password.ts';
import { mustRepeat } from '../passwords/repeat.ts';
import { PROOFS } from '../second-factor/routes.ts';
import type { SessionCookies } from '../sessions/cookies.ts';
import type { SignIn } from '../sessions/sign-in.ts';
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
  readonly signIn: SignIn;
  readonly mailLimit: MailLimit;
  readonly cookies: SessionCookies;
  /** Makes a read wait for the caller's own last test. */
  readonly afterOwnTests: RequestHandler;
  /** Refuses while revocations could not be told to the other services. */
  readonly revocable: RequestHandler;
}

const OK: StatusDto = { status: 'ok' };

const REGISTRATION = shapeOf<Registration & { repeatPassword: string }>({
  username: FIELDS.username.required(),
  email: FIELDS.email.required(),
  password: FIELDS.newPassword.required(),
  repeatPassword: Joi.string().required(),
});
const TOKEN = shapeOf<{ token: string }>({ token: Joi.string().max(128).required() });
const NEW_USERNAME = shapeOf<{ newUsername: string }>({ newUsername: FIELDS.username.required() });

export function accountRoutes(parts: AccountRouteParts): Endpoint[] {
  return [
    endpoint({
      method: 'post',
      path: '/api/v1/auth/register',
      summary: 'Creates an account and signs in; the address gets an activation link',
      limits: [MAILS_ASKED_FOR],
      access: 'public',
      body: REGISTRATION,
      returns: RESPONSES.accessToken,
      status: 201,
      handle: async ({ body: { repeatPassword, ...registration }, request, response }) => {
        mustRepeat('repeatPassword', repeatPassword, registration.password);
        const client = clientOf(request);
        await parts.mailLimit.take(client.network);
        const account = await parts.register(registration, localeOf(request), client);
        return parts.signIn({ account, by: 'password' }, request, response);
      },
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/users/account/activate',
      summary: 'Activates an account by the mailed link',
      access: 'public',
      query: TOKEN,
      returns: RESPONSES.status,
      handle: async ({ query }) => {
        await parts.activation.activate(query.token);
        return OK;
      },
    }),
    endpoint({
      method: 'patch',
      path: '/api/v1/users/resend-activation-link',
      summary: 'Mails another activation link',
      problems: ['activation-link-too-soon'],
      limits: [MAILS_ASKED_FOR],
      access: 'signed-in',
      returns: RESPONSES.status,
      handle: async ({ user, request }) => {
        await parts.mailLimit.take(clientOf(request).network);
        await parts.activation.resend(user.userId);
        return OK;
      },
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/users/user',
      summary: 'The learner',
      access: 'signed-in',
      returns: RESPONSES.user,
      before: [parts.afterOwnTests],
      handle: async ({ user }) => {
        const account = await parts.accounts.byId(user.userId);
        if (account === null) throw unauthorized();
        return toUserDto(account);
      },
    }),
    endpoint({
      method: 'patch',
      path: '/api/v1/users/change/username',
      summary: 'Changes the username',
      access: 'active',
      body: NEW_USERNAME,
      returns: RESPONSES.status,
      handle: async ({ user, body }) => {
        await parts.rename(user.userId, body.newUsername);
        return OK;
      },
    }),
    endpoint({
      method: 'delete',
      path: '/api/v1/users',
      summary: 'Deletes the account and all its data; asks for a fresh proof',
      limits: OWN_PASSWORD_LIMITS,
      access: 'signed-in',
      body: PROOFS,
      returns: RESPONSES.status,
      before: [parts.revocable],
      handle: async ({ user, body, request, response }) => {
        await parts.erase(user, body, clientOf(request));
        parts.cookies.clear(request, response);
        return OK;
      },
    }),
  ];
}
