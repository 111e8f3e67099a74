import { requestPasswordReset } from '@zielona-fala/contracts/api/passwords/request-password-reset';
import { type PortalApi, requestTo } from '@zielona-fala/contracts/portal';

export const requestResetLink = (api: PortalApi, email: string) =>
  api.request(requestTo(requestPasswordReset, { body: { email } }));
