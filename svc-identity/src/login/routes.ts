import { CURRENT_PASSWORD_RULE } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import Joi from 'joi';
import { clientOf } from '../client.ts';
import type { SessionCookies } from '../sessions/cookies.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { EmailAndPassword, Login } from './login.ts';

const BODY = shapeOf<EmailAndPassword>({
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
      returns: RESPONSES.accessToken,
      handle: async ({ body, request, response }) => {
        const account = await parts.login(body, clientOf(request));
        const signedIn = await parts.sessions.open(account, request.get('user-agent') ?? '');
        await parts.sessions.endReplaced(parts.cookies.refreshToken(request));
        parts.cookies.set(response, signedIn);
        return { accessToken: signedIn.accessToken };
      },
    }),
  ];
}
