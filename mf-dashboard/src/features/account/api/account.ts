import { changeUsername } from '@zielona-fala/contracts/api/accounts/change-username';
import { deleteAccount } from '@zielona-fala/contracts/api/accounts/delete-account';
import { changeEmail } from '@zielona-fala/contracts/api/emails/change-email';
import { type EmailChangeDto, getEmailChange } from '@zielona-fala/contracts/api/emails/get-email-change';
import { changePassword } from '@zielona-fala/contracts/api/passwords/change-password';
import { type BodyOf, requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from '../../../shared/api/api.ts';
import type { Proofs } from '../../../shared/missing-proofs.ts';

/** Changes of the account. Refusals are 422 on fields; with `required` on `code` the second factor is asked for. */
const account = api.injectEndpoints({
  endpoints: (build) => ({
    getEmailChange: build.query(asks(getEmailChange)),
    rename: build.mutation({
      ...asks((newUsername: string) => requestTo(changeUsername, { body: { newUsername } })),
      invalidatesTags: ['Ranking'],
    }),
    /** Counts once the link that is mailed to the new address is opened. */
    changeEmail: build.mutation({
      ...asks((body: BodyOf<typeof changeEmail>) => requestTo(changeEmail, { body })),
      onQueryStarted: ({ newEmail }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(asked({ newEmail: newEmail.trim() })),
          () => undefined,
        ),
    }),
    /** Signs out all other devices. */
    changePassword: build.mutation(
      asks((body: BodyOf<typeof changePassword>) => requestTo(changePassword, { body })),
    ),
    /** Erases the learner everywhere. Without recent authentication, it is rejected with `required` on the missing credentials. */
    deleteAccount: build.mutation(asks((body: Proofs) => requestTo(deleteAccount, { body }))),
  }),
});

const asked = (change: EmailChangeDto) => account.util.upsertQueryData('getEmailChange', undefined, change);

export const {
  useGetEmailChangeQuery,
  useRenameMutation,
  useChangeEmailMutation,
  useChangePasswordMutation,
  useDeleteAccountMutation,
} = account;
