import type { StatusDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/session';

export interface NewPassword {
  readonly newPassword: string;
  readonly newPasswordRepeat: string;
}

export interface ResetConfirmation extends NewPassword {
  readonly token: string;
}

const confirmResetApi = api.injectEndpoints({
  endpoints: (build) => ({
    confirmReset: build.mutation<StatusDto, ResetConfirmation>({
      query: (confirmation) => ({
        path: `v1/auth/password-reset/confirm?token=${encodeURIComponent(confirmation.token)}`,
        method: 'PATCH',
        body: confirmation,
      }),
    }),
  }),
});

export const { useConfirmResetMutation } = confirmResetApi;
