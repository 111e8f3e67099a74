import { login } from '@zielona-fala/contracts/api/sessions/login';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import { emailKeyOf } from '../accounts/domain.ts';
import { clientOf } from '../client.ts';
import type { SignIn } from '../sessions/sign-in.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { Login } from './login.ts';

export function loginRoutes(parts: {
  login: Login;
  knownBrowsers: KnownBrowsers;
  signIn: SignIn;
}): Endpoint[] {
  return [
    serve(login, async ({ body: { code, ...pair }, request, response }) => {
      const browserId = parts.knownBrowsers.idOf(request, emailKeyOf(pair.email));
      const account = await parts.login(pair, { ...clientOf(request), browserId });
      return parts.signIn({ account, by: 'password', code }, request, response);
    }),
  ];
}
