import { changeEmail } from '@zielona-fala/contracts/api/emails/change-email';
import { confirmEmail } from '@zielona-fala/contracts/api/emails/confirm-email';
import { getEmailChange } from '@zielona-fala/contracts/api/emails/get-email-change';
import { OK } from '@zielona-fala/contracts/api/status';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import type { Counter } from '@zielona-fala/service-kit/limits';
import type { RequestHandler } from 'express';
import { clientOf } from '../client.ts';
import { localeOf } from '../mail/locale.ts';
import type { EmailChange } from './change.ts';

export interface EmailRouteParts {
  readonly emailChange: EmailChange;
  readonly mailLimit: Counter;
  /** Rejects calls while revocations cannot be published. */
  readonly revocable: RequestHandler;
}

export function emailRoutes({ emailChange, mailLimit, revocable }: EmailRouteParts): Endpoint[] {
  return [
    serve(changeEmail, [revocable], async ({ user, body, request }) => {
      const client = clientOf(request);
      await mailLimit.take(client.network);
      await emailChange.ask(user, body, localeOf(request), client);
      return OK;
    }),
    serve(getEmailChange, async ({ user }) => ({ newEmail: await emailChange.awaited(user.userId) })),
    serve(confirmEmail, [revocable], async ({ query, request }) => {
      await emailChange.confirm(query.token, clientOf(request));
      return OK;
    }),
  ];
}
