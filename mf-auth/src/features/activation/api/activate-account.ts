import type { StatusDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/session';

const activateAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    activateAccount: build.query<StatusDto, string>({
      query: (token) => `v1/users/account/activate?token=${encodeURIComponent(token)}`,
    }),
  }),
});

export const { useActivateAccountQuery } = activateAccountApi;
