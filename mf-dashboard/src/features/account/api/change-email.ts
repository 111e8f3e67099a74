import type { StatusDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

export interface EmailWish {
  readonly newEmail: string;
  readonly password: string;
}

/** Counts once the link that is mailed to the new address is opened. Refused with 422 on either field. */
export const { useChangeEmailMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    changeEmail: build.mutation<StatusDto, EmailWish>({
      query: (body) => ({ path: 'v1/users/change/email', method: 'PATCH', body }),
    }),
  }),
});
