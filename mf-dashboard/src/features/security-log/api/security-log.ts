import type { SecurityEventDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

/** What happened to the account in the last 90 days, newest first. */
export const { useGetSecurityLogQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getSecurityLog: build.query<readonly SecurityEventDto[], void>({
      query: () => 'v1/users/security-log',
    }),
  }),
});
