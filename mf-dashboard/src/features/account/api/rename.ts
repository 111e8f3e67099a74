import type { StatusDto } from '@zielona-fala/contracts';
import { changeUsername } from '@zielona-fala/contracts/api/accounts/change-username';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';

/** Refused with 422 on `newUsername` when the name is taken. */
export const { useRenameMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    rename: build.mutation<StatusDto, string>({
      query: (newUsername) => requestTo(changeUsername, { body: { newUsername } }),
      invalidatesTags: ['Ranking'],
    }),
  }),
});
