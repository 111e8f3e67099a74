import { confirmEmail } from '@zielona-fala/contracts/api/emails/confirm-email';
import { type PortalApi, requestTo } from '@zielona-fala/contracts/portal';

/** A bad, old or used token is a 422 on `token`; so is an address that somebody has taken meanwhile, with the code `taken`. */
export const confirmNewEmail = (api: PortalApi, token: string) =>
  api.request(requestTo(confirmEmail, { query: { token } }));
