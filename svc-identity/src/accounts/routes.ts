import { activateAccount } from '@zielona-fala/contracts/api/accounts/activate-account';
import { changeUsername } from '@zielona-fala/contracts/api/accounts/change-username';
import { deleteAccount } from '@zielona-fala/contracts/api/accounts/delete-account';
import { getUser } from '@zielona-fala/contracts/api/accounts/get-user';
import { register } from '@zielona-fala/contracts/api/accounts/register';
import { resendActivationLink } from '@zielona-fala/contracts/api/accounts/resend-activation-link';
import { OK } from '@zielona-fala/contracts/api/status';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import type { Counter } from '@zielona-fala/service-kit/limits';
import type { RequestHandler } from 'express';
import { clientOf } from '../client.ts';
import { localeOf } from '../mail/locale.ts';
import { mustRepeat } from '../passwords/repeat.ts';
import type { SessionCookies } from '../sessions/cookies.ts';
import type { SignIn } from '../sessions/sign-in.ts';
import { accountOf } from './account-of.ts';
import type { Activation } from './activation.ts';
import type { DeleteAccount } from './delete.ts';
import { toUserDto } from './domain.ts';
import type { Register } from './register.ts';
import type { Rename } from './rename.ts';
import type { AccountStore } from './store.ts';

export interface AccountRouteParts {
  readonly accounts: AccountStore;
  readonly register: Register;
  readonly activation: Activation;
  readonly rename: Rename;
  readonly deleteAccount: DeleteAccount;
  readonly signIn: SignIn;
  readonly mailLimit: Counter;
  readonly cookies: SessionCookies;
  /** Makes a read wait for the caller's own last test. */
  readonly afterOwnTests: RequestHandler;
  /** Rejects calls while revocations cannot be published. */
  readonly revocable: RequestHandler;
}

export function accountRoutes(parts: AccountRouteParts): Endpoint[] {
  return [
    serve(register, async ({ body: { repeatPassword, ...registration }, request, response }) => {
      mustRepeat('repeatPassword', repeatPassword, registration.password);
      const client = clientOf(request);
      await parts.mailLimit.take(client.network);
      const account = await parts.register(registration, localeOf(request), client);
      return parts.signIn({ account, by: 'password' }, request, response);
    }),
    serve(activateAccount, async ({ query }) => {
      await parts.activation.activate(query.token);
      return OK;
    }),
    serve(resendActivationLink, async ({ user, request }) => {
      await parts.mailLimit.take(clientOf(request).network);
      await parts.activation.resend(user.userId, localeOf(request));
      return OK;
    }),
    serve(getUser, [parts.afterOwnTests], async ({ user }) =>
      toUserDto(await accountOf(parts.accounts, user.userId)),
    ),
    serve(changeUsername, async ({ user, body }) => {
      await parts.rename(user.userId, body.newUsername);
      return OK;
    }),
    serve(deleteAccount, [parts.revocable], async ({ user, body, request, response }) => {
      await parts.deleteAccount(user, body, clientOf(request));
      parts.cookies.clear(request, response);
      return OK;
    }),
  ];
}
