import type { GoogleLinkDto, SignInMethodsDto, StatusDto } from '@zielona-fala/contracts';
import { confirmGoogle } from '@zielona-fala/contracts/api/google/confirm-google';
import { getSignInMethods } from '@zielona-fala/contracts/api/google/get-sign-in-methods';
import { linkGoogle } from '@zielona-fala/contracts/api/google/link-google';
import { unlinkGoogle } from '@zielona-fala/contracts/api/google/unlink-google';
import { requestPasswordReset } from '@zielona-fala/contracts/api/passwords/request-password-reset';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';
import type { Proofs } from '../missing-proofs.ts';

/** How the learner can sign in; what changes that. */
export const {
  useGetSignInMethodsQuery,
  useLinkGoogleMutation,
  useConfirmGoogleMutation,
  useUnlinkGoogleMutation,
  useMailPasswordLinkMutation,
} = api.enhanceEndpoints({ addTagTypes: ['SignInMethods'] }).injectEndpoints({
  endpoints: (build) => ({
    getSignInMethods: build.query<SignInMethodsDto, void>({
      query: () => requestTo(getSignInMethods),
      providesTags: ['SignInMethods'],
    }),
    /** Where to go to link an account there. Refusals are 422 on `password` or `code`, `required` on what is to be shown. */
    linkGoogle: build.mutation<GoogleLinkDto, Proofs>({
      query: (body) => requestTo(linkGoogle, { body }),
    }),
    /** Lets in again what waits since a reset of the password. Refused as `linkGoogle` is. */
    confirmGoogle: build.mutation<StatusDto, Proofs>({
      query: (body) => requestTo(confirmGoogle, { body }),
      invalidatesTags: ['SignInMethods'],
    }),
    /** A wrong password is a 422 on `password`; with `required` on `code` the second factor is asked for. */
    unlinkGoogle: build.mutation<StatusDto, Proofs>({
      query: ({ password = '', code }) => requestTo(unlinkGoogle, { body: { password, code } }),
      invalidatesTags: ['SignInMethods'],
    }),
    /** Mails a link for a new password, at most every ten minutes. */
    mailPasswordLink: build.mutation<StatusDto, { readonly email: string }>({
      query: (body) => requestTo(requestPasswordReset, { body }),
    }),
  }),
});
