import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { MAILS_ASKED_FOR } from '../emails/limits.ts';
import { STATUS } from '../status.ts';

/** `POST v1/contact`: a letter to the operator. */
export interface ContactRequest {
  /** Where the answer goes. */
  readonly email: string;
  readonly message: string;
  readonly name?: string;
}

export const sendContactMessage = declare({
  method: 'post',
  path: '/api/v1/contact',
  summary: 'Sends a message to the operator',
  access: 'public',
  body: shapeOf<ContactRequest>({
    email: FIELDS.email.required(),
    message: FIELDS.contactMessage.required(),
    name: FIELDS.contactName,
  }),
  answer: STATUS,
  limits: [{ name: 'contact', calls: 5, seconds: 60 * 60, per: 'address', by: 'gateway' }, MAILS_ASKED_FOR],
});
