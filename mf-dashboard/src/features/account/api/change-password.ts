import { changePassword } from '@zielona-fala/contracts/api/passwords/change-password';
import { type BodyOf, requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from '../../../shared/api/api.ts';

/**
 * Signs out all other devices. A wrong old password is a 422 on `oldPassword`; with `required` on `code` the second factor
 * is asked for.
 */
export const { useChangePasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation(
      asks((body: BodyOf<typeof changePassword>) => requestTo(changePassword, { body })),
    ),
  }),
});
