import type { StatusDto } from '@zielona-fala/contracts';
import { changeEmail } from '@zielona-fala/contracts/api/emails/change-email';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';

export interface EmailWish {
  readonly newEmail: string;
  readonly password: string;
  /** Of the second factor, where it is on. */
  readonly code?: string;
}

/**
 * Counts once the link that is mailed to the new address is opened. Refused with 422 on either field; with `required` on
 * `code` the second factor is asked for.
 */
export const { useChangeEmailMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    changeEmail: build.mutation<StatusDto, EmailWish>({
      query: (body) => requestTo(changeEmail, { body }),
    }),
  }),
});
