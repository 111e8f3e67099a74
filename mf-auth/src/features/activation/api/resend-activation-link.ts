import type { StatusDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/session';

const resendActivationLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    resendActivationLink: build.mutation<StatusDto, void>({
      query: () => ({ path: 'v1/users/resend-activation-link', method: 'PATCH', body: {} }),
    }),
  }),
});

export const { useResendActivationLinkMutation } = resendActivationLinkApi;
