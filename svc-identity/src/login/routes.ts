import { CURRENT_PASSWORD_RULE } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import Joi from 'joi';
import { emailKeyOf } from '../accounts/domain.ts';
import { clientOf } from '../client.ts';
import { SIGN_INS, type SignIn } from '../sessions/sign-in.ts';
import { SIGN_IN_LIMITS } from './attempts.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { EmailAndPassword, Login } from './login.ts';

const BODY = shapeOf<EmailAndPassword & { code?: string }>({
  email: FIELDS.email.required(),
  password: Joi.string().min(CURRENT_PASSWORD_RULE.min).max(CURRENT_PASSWORD_RULE.max).required(),
  code: FIELDS.secondFactorCode,
});

export function loginRoutes(parts: {
  login: Login;
  knownBrowsers: KnownBrowsers;
  signIn: SignIn;
}): Endpoint[] {
  return [
    endpoint({
      method: 'post',
      path: '/api/v1/auth/login',
      summary: 'Signs in',
      problems: ['bad-credentials', 'second-factor-required', 'wrong-code'],
      limits: [...SIGN_IN_LIMITS, SIGN_INS],
      access: 'public',
      body: BODY,
      returns: RESPONSES.accessToken,
      handle: async ({ body: { code, ...pair }, request, response }) => {
        const browserId = parts.knownBrowsers.idOf(request, emailKeyOf(pair.email));
        const account = await parts.login(pair, { ...clientOf(request), browserId });
        return parts.signIn({ account, by: 'password', code }, request, response);
      },
    }),
  ];
}
