import { changeEmail } from '@zielona-fala/contracts/api/emails/change-email';
import { type BodyOf, requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from '../../../shared/api/api.ts';

/**
 * Counts once the link that is mailed to the new address is opened. Refused with 422 on either field; with `required` on
 * `code` the second factor is asked for.
 */
export const { useChangeEmailMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    changeEmail: build.mutation(asks((body: BodyOf<typeof changeEmail>) => requestTo(changeEmail, { body }))),
  }),
});
