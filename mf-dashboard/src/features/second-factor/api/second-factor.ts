import type {
  RecoveryCodesDto,
  SecondFactorDto,
  SecondFactorSecretDto,
  StatusDto,
} from '@zielona-fala/contracts';
import { beginSecondFactor } from '@zielona-fala/contracts/api/second-factor/begin-second-factor';
import { confirmSecondFactor } from '@zielona-fala/contracts/api/second-factor/confirm-second-factor';
import { getSecondFactor } from '@zielona-fala/contracts/api/second-factor/get-second-factor';
import { replaceRecoveryCodes } from '@zielona-fala/contracts/api/second-factor/replace-recovery-codes';
import { turnOffSecondFactor } from '@zielona-fala/contracts/api/second-factor/turn-off-second-factor';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';
import type { Proofs } from '../../../shared/missing-proofs.ts';

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
      query: () => requestTo(getSecondFactor),
      providesTags: ['SecondFactor'],
    }),
    beginSecondFactor: build.mutation<SecondFactorSecretDto, Proofs>({
      query: (body) => requestTo(beginSecondFactor, { body }),
    }),
    confirmSecondFactor: build.mutation<RecoveryCodesDto, { readonly code: string }>({
      query: (body) => requestTo(confirmSecondFactor, { body }),
      invalidatesTags: ['SecondFactor'],
    }),
    replaceRecoveryCodes: build.mutation<RecoveryCodesDto, Proofs>({
      query: ({ password, code = '' }) => requestTo(replaceRecoveryCodes, { body: { password, code } }),
      invalidatesTags: ['SecondFactor'],
    }),
    turnOffSecondFactor: build.mutation<StatusDto, Proofs>({
      query: ({ password, code = '' }) => requestTo(turnOffSecondFactor, { body: { password, code } }),
      invalidatesTags: ['SecondFactor'],
    }),
  }),
});
