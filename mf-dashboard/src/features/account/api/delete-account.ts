import { deleteAccount } from '@zielona-fala/contracts/api/accounts/delete-account';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from '../../../shared/api/api.ts';
import type { Proofs } from '../../../shared/missing-proofs.ts';

/**
 * Erases the learner everywhere. Refusals are 422 on `password` or `code`, with `required` on what a session without a
 * fresh proof has to show.
 */
export const { useDeleteAccountMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    deleteAccount: build.mutation(asks((body: Proofs) => requestTo(deleteAccount, { body }))),
  }),
});
