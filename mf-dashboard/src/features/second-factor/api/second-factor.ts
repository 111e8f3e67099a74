import { beginSecondFactor } from '@zielona-fala/contracts/api/second-factor/begin-second-factor';
import { confirmSecondFactor } from '@zielona-fala/contracts/api/second-factor/confirm-second-factor';
import { getSecondFactor } from '@zielona-fala/contracts/api/second-factor/get-second-factor';
import { replaceRecoveryCodes } from '@zielona-fala/contracts/api/second-factor/replace-recovery-codes';
import { turnOffSecondFactor } from '@zielona-fala/contracts/api/second-factor/turn-off-second-factor';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from '../../../shared/api/api.ts';
import type { Proofs } from '../../../shared/missing-proofs.ts';

/** The learner's second factor. Refusals are 422 on `password` or `code`; `required` on what is to be shown again. */
export const {
  useGetSecondFactorQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useReplaceRecoveryCodesMutation,
  useTurnOffSecondFactorMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getSecondFactor: build.query({ ...asks(getSecondFactor), providesTags: ['SecondFactor'] }),
    beginSecondFactor: build.mutation(asks((body: Proofs) => requestTo(beginSecondFactor, { body }))),
    confirmSecondFactor: build.mutation({
      ...asks((body: { readonly code: string }) => requestTo(confirmSecondFactor, { body })),
      invalidatesTags: ['SecondFactor'],
    }),
    replaceRecoveryCodes: build.mutation({
      ...asks(({ password, code = '' }: Proofs) =>
        requestTo(replaceRecoveryCodes, { body: { password, code } }),
      ),
      invalidatesTags: ['SecondFactor'],
    }),
    turnOffSecondFactor: build.mutation({
      ...asks(({ password, code = '' }: Proofs) =>
        requestTo(turnOffSecondFactor, { body: { password, code } }),
      ),
      invalidatesTags: ['SecondFactor'],
    }),
  }),
});
