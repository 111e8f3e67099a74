import { changeEmail } from '@zielona-fala/contracts/api/emails/change-email';
import { type PortalApi, requestTo } from '@zielona-fala/contracts/portal';

export interface EmailChange {
  readonly newEmail: string;
  readonly password: string;
}

/** Of an account that waits for its activation: at once, and the activation mail goes there. */
export const changeInactiveEmail = (api: PortalApi, values: EmailChange) =>
  api.request(requestTo(changeEmail, { body: values }));
