import type { StatusDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

/** Erases the learner everywhere. */
export const { useDeleteAccountMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    deleteAccount: build.mutation<StatusDto, { readonly password?: string }>({
      query: (body) => ({ path: 'v1/users', method: 'DELETE', body }),
    }),
  }),
});
