import type { ContactRequest, StatusDto } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import { clientOf } from '../client.ts';
import { MAILS_ASKED_FOR, type MailLimit } from '../mail/limit.ts';
import { localeOf } from '../mail/locale.ts';
import type { MailQueue } from '../mail/queue.ts';
import type { Transact } from '../transact.ts';

export interface ContactRouteParts {
  readonly mails: MailQueue;
  readonly transact: Transact;
  readonly mailLimit: MailLimit;
}

const OK: StatusDto = { status: 'ok' };

const LETTER = shapeOf<ContactRequest>({
  email: FIELDS.email.required(),
  message: FIELDS.contactMessage.required(),
  name: FIELDS.contactName,
});

/** Letters to the operator: they wait with the other mails, so that none is lost while the mail server is down. */
export function contactRoutes({ mails, transact, mailLimit }: ContactRouteParts): Endpoint[] {
  return [
    endpoint({
      method: 'post',
      path: '/api/v1/contact',
      summary: 'Sends a letter to the operator',
      limits: [MAILS_ASKED_FOR],
      access: 'public',
      body: LETTER,
      returns: RESPONSES.status,
      handle: async ({ body, request }) => {
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
      },
    }),
  ];
}
