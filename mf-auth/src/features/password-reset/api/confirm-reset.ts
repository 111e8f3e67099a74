import { resetPassword } from '@zielona-fala/contracts/api/passwords/reset-password';
import { type PortalApi, requestTo } from '@zielona-fala/contracts/portal';

export interface NewPassword {
  readonly newPassword: string;
  readonly newPasswordRepeat: string;
}

interface ResetConfirmation extends NewPassword {
  readonly token: string;
}

export const confirmReset = (api: PortalApi, confirmation: ResetConfirmation) =>
  api.request(requestTo(resetPassword, { query: { token: confirmation.token }, body: confirmation }));
