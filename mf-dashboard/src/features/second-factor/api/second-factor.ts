import type {
  RecoveryCodesDto,
  SecondFactorDto,
  SecondFactorSecretDto,
  StatusDto,
} from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';
import type { Proofs } from '../../../shared/missing-proofs.ts';

const PATH = 'v1/auth/totp';

/** The learner's second factor. Refusals are 422 on `password` or `code`; `required` on what is to be shown again. */
export const {
  useGetSecondFactorQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useReplaceRecoveryCodesMutation,
  useTurnOffSecondFactorMutation,
} = api.enhanceEndpoints({ addTagTypes: ['SecondFactor'] }).injectEndpoints({
  endpoints: (build) => ({
    getSecondFactor: build.query<SecondFactorDto, void>({
      query: () => PATH,
      providesTags: ['SecondFactor'],
    }),
    beginSecondFactor: build.mutation<SecondFactorSecretDto, Proofs>({
      query: (body) => ({ path: PATH, method: 'POST', body }),
    }),
    confirmSecondFactor: build.mutation<RecoveryCodesDto, { readonly code: string }>({
      query: (body) => ({ path: `${PATH}/confirm`, method: 'POST', body }),
      invalidatesTags: ['SecondFactor'],
    }),
    replaceRecoveryCodes: build.mutation<RecoveryCodesDto, Proofs>({
      query: ({ password, code = '' }) => ({
        path: `${PATH}/recovery-codes`,
        method: 'POST',
        body: { password, code },
      }),
      invalidatesTags: ['SecondFactor'],
    }),
    turnOffSecondFactor: build.mutation<StatusDto, Proofs>({
      query: ({ password, code = '' }) => ({ path: PATH, method: 'DELETE', body: { password, code } }),
      invalidatesTags: ['SecondFactor'],
    }),
  }),
});
