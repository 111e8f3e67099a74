import { CURRENT_PASSWORD_RULE } from '@zielona-fala/contracts';
import { FIELDS } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit';
import Joi from 'joi';
import type { SessionCookies } from '../sessions/cookies.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Credentials, Login } from './login.ts';

const BODY = Joi.object<Credentials, true>({
  email: FIELDS.email.required(),
  password: Joi.string().min(CURRENT_PASSWORD_RULE.min).max(CURRENT_PASSWORD_RULE.max).required(),
});

export function loginRoutes(parts: {
  login: Login;
  sessions: Sessions;
  cookies: SessionCookies;
}): Endpoint[] {
  return [
    endpoint({
      method: 'post',
      path: '/api/v1/auth/login',
      access: 'public',
      body: BODY,
      handle: async ({ body, request, response }) => {
        const userId = await parts.login(body, request.ip ?? '');
        const signedIn = await parts.sessions.open(userId, request.get('user-agent') ?? '');
        parts.cookies.set(response, signedIn);
        return { body: { accessToken: signedIn.accessToken } };
      },
    }),
  ];
}
