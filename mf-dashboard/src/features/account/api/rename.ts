import { changeUsername } from '@zielona-fala/contracts/api/accounts/change-username';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from '../../../shared/api/api.ts';

/** Refused with 422 on `newUsername` when the name is taken. */
export const { useRenameMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    rename: build.mutation({
      ...asks((newUsername: string) => requestTo(changeUsername, { body: { newUsername } })),
      invalidatesTags: ['Ranking'],
    }),
  }),
});
