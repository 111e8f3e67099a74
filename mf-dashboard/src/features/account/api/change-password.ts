import type { StatusDto } from '@zielona-fala/contracts';
import { changePassword } from '@zielona-fala/contracts/api/passwords/change-password';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly newPasswordRepeat: string;
  /** Of the second factor, where it is on. */
  readonly code?: string;
}

/**
 * Signs out all other devices. A wrong old password is a 422 on `oldPassword`; with `required` on `code` the second factor
 * is asked for.
 */
export const { useChangePasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<StatusDto, PasswordChange>({
      query: (body) => requestTo(changePassword, { body }),
    }),
  }),
});
