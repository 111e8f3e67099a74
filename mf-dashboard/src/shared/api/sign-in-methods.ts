import { confirmGoogle } from '@zielona-fala/contracts/api/google/confirm-google';
import { getSignInMethods } from '@zielona-fala/contracts/api/google/get-sign-in-methods';
import { linkGoogle } from '@zielona-fala/contracts/api/google/link-google';
import { unlinkGoogle } from '@zielona-fala/contracts/api/google/unlink-google';
import { requestPasswordReset } from '@zielona-fala/contracts/api/passwords/request-password-reset';
import { requestTo } from '@zielona-fala/contracts/portal';
import type { Proofs } from '../missing-proofs.ts';
import { api, asks } from './api.ts';

/** How the learner can sign in; what changes that. */
export const {
  useGetSignInMethodsQuery,
  useLinkGoogleMutation,
  useConfirmGoogleMutation,
  useUnlinkGoogleMutation,
  useMailPasswordLinkMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getSignInMethods: build.query({ ...asks(getSignInMethods), providesTags: ['SignInMethods'] }),
    /** Where to go to link an account there. Refusals are 422 on `password` or `code`, `required` on what is to be shown. */
    linkGoogle: build.mutation(asks((body: Proofs) => requestTo(linkGoogle, { body }))),
    /** Lets in again what waits since a reset of the password. Refused as `linkGoogle` is. */
    confirmGoogle: build.mutation({
      ...asks((body: Proofs) => requestTo(confirmGoogle, { body })),
      invalidatesTags: ['SignInMethods'],
    }),
    /** A wrong password is a 422 on `password`; with `required` on `code` the second factor is asked for. */
    unlinkGoogle: build.mutation({
      ...asks(({ password = '', code }: Proofs) => requestTo(unlinkGoogle, { body: { password, code } })),
      invalidatesTags: ['SignInMethods'],
    }),
    /** Mails a link for a new password, at most every ten minutes. */
    mailPasswordLink: build.mutation(
      asks((body: { readonly email: string }) => requestTo(requestPasswordReset, { body })),
    ),
  }),
});
