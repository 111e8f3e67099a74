import type { GoogleLinkDto, SignInMethodsDto, StatusDto } from '@zielona-fala/contracts';
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
      query: () => 'v1/auth/methods',
      providesTags: ['SignInMethods'],
    }),
    /** Where to go to link an account there. Refusals are 422 on `password` or `code`, `required` on what is to be shown. */
    linkGoogle: build.mutation<GoogleLinkDto, Proofs>({
      query: (body) => ({ path: 'v1/auth/google/link', method: 'POST', body }),
    }),
    /** Lets in again what waits since a reset of the password. Refused as `linkGoogle` is. */
    confirmGoogle: build.mutation<StatusDto, Proofs>({
      query: (body) => ({ path: 'v1/auth/google/confirm', method: 'POST', body }),
      invalidatesTags: ['SignInMethods'],
    }),
    /** A wrong password is a 422 on `password`; with `required` on `code` the second factor is asked for. */
    unlinkGoogle: build.mutation<StatusDto, Proofs>({
      query: ({ password = '', code }) => ({
        path: 'v1/auth/google',
        method: 'DELETE',
        body: { password, code },
      }),
      invalidatesTags: ['SignInMethods'],
    }),
    /** Mails a link for a new password, at most every ten minutes. */
    mailPasswordLink: build.mutation<StatusDto, { readonly email: string }>({
      query: (body) => ({ path: 'v1/auth/password-reset/link', method: 'POST', body }),
    }),
  }),
});
