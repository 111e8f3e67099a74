import type { SignInMethodsDto, StatusDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

/** How the learner can sign in; what changes that. */
export const { useGetSignInMethodsQuery, useUnlinkGoogleMutation, useMailPasswordLinkMutation } = api
  .enhanceEndpoints({ addTagTypes: ['SignInMethods'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getSignInMethods: build.query<SignInMethodsDto, void>({
        query: () => 'v1/auth/methods',
        providesTags: ['SignInMethods'],
      }),
      /** A wrong password is a 422 on `password`. */
      unlinkGoogle: build.mutation<StatusDto, { readonly password: string }>({
        query: (body) => ({ path: 'v1/auth/google', method: 'DELETE', body }),
        invalidatesTags: ['SignInMethods'],
      }),
      /** Mails a link for a new password, at most every ten minutes. */
      mailPasswordLink: build.mutation<StatusDto, { readonly email: string }>({
        query: (body) => ({ path: 'v1/auth/password-reset/link', method: 'POST', body }),
      }),
    }),
  });
