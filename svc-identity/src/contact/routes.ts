import { sendContactMessage } from '@zielona-fala/contracts/api/contact/send-contact-message';
import { OK } from '@zielona-fala/contracts/api/status';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import type { Counter } from '@zielona-fala/service-kit/limits';
import type { Transact } from '@zielona-fala/service-kit/mongo';
import { clientOf } from '../client.ts';
import { localeOf } from '../mail/locale.ts';
import type { MailQueue } from '../mail/queue.ts';

export interface ContactRouteParts {
  readonly mails: MailQueue;
  readonly transact: Transact;
  readonly mailLimit: Counter;
}

/** Messages to the operator, queued with other mails so that none is lost while the mail server is down. */
export function contactRoutes({ mails, transact, mailLimit }: ContactRouteParts): Endpoint[] {
  return [
    serve(sendContactMessage, async ({ body, request }) => {
      const { email, message, name = null } = body;
      await mailLimit.take(clientOf(request).network);
      const mail = {
        kind: 'contact',
        locale: localeOf(request),
        writer: { name, email },
        message,
      } as const;
      await transact((transaction) => mails.add(mail, null, transaction));
      return OK;
    }),
  ];
}
