import type { StatusDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

/** Refused with 422 on `newUsername` when the name is taken. */
export const { useRenameMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    rename: build.mutation<StatusDto, string>({
      query: (newUsername) => ({
        path: 'v1/users/change/username',
        method: 'PATCH',
        body: { newUsername },
      }),
      invalidatesTags: ['Ranking'],
    }),
  }),
});
