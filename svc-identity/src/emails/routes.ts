import { CURRENT_PASSWORD_RULE, type StatusDto } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import Joi from 'joi';
import { clientOf } from '../client.ts';
import { MAILS_ASKED_FOR, type MailLimit } from '../mail/limit.ts';
import { OWN_PASSWORD_LIMITS } from '../passwords/own-password.ts';
import type { EmailChange } from './change.ts';
import { EMAIL_CHANGES } from './change.ts';

const OK: StatusDto = { status: 'ok' };
const WISH = shapeOf<{ newEmail: string; password: string; code?: string }>({
  newEmail: FIELDS.email.required(),
  password: Joi.string().min(CURRENT_PASSWORD_RULE.min).max(CURRENT_PASSWORD_RULE.max).required(),
  code: FIELDS.secondFactorCode,
});
const TOKEN = shapeOf<{ token: string }>({ token: Joi.string().max(128).required() });

export interface EmailRouteParts {
  readonly emailChange: EmailChange;
  readonly mailLimit: MailLimit;
  /** Refuses while revocations could not be told to the other services. */
  readonly revocable: RequestHandler;
}

export function emailRoutes({ emailChange, mailLimit, revocable }: EmailRouteParts): Endpoint[] {
  return [
    endpoint({
      method: 'patch',
      path: '/api/v1/users/change/email',
      summary:
        'Asks for another e-mail address; the new one gets a link. Asks for the second factor where it is on',
      problems: ['activation-link-too-soon'],
      limits: [MAILS_ASKED_FOR, EMAIL_CHANGES, ...OWN_PASSWORD_LIMITS],
      access: 'signed-in',
      before: [revocable],
      body: WISH,
      returns: RESPONSES.status,
      handle: async ({ user, body, request }) => {
        const client = clientOf(request);
        await mailLimit.take(client.network);
        await emailChange.ask(user, body, client);
        return OK;
      },
    }),
    endpoint({
      method: 'patch',
      path: '/api/v1/users/change/email/confirm',
      summary: 'Confirms the new e-mail address by the mailed link',
      access: 'public',
      before: [revocable],
      query: TOKEN,
      returns: RESPONSES.status,
      handle: async ({ query, request }) => {
        await emailChange.confirm(query.token, clientOf(request));
        return OK;
      },
    }),
  ];
}
