import type { StatusDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/session';

const requestResetLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestResetLink: build.mutation<StatusDto, string>({
      query: (email) => ({ path: 'v1/auth/password-reset/link', method: 'POST', body: { email } }),
    }),
  }),
});

export const { useRequestResetLinkMutation } = requestResetLinkApi;
