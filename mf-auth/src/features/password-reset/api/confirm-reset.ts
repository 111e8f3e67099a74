import type { PortalApi } from '@zielona-fala/contracts/portal';

export interface NewPassword {
  readonly newPassword: string;
  readonly newPasswordRepeat: string;
}

interface ResetConfirmation extends NewPassword {
  readonly token: string;
}

export const confirmReset = (api: PortalApi, confirmation: ResetConfirmation) =>
  api.request({
    path: `v1/auth/password-reset/confirm?token=${encodeURIComponent(confirmation.token)}`,
    method: 'PATCH',
    body: confirmation,
  });
