import type { SecurityEventDto } from '@zielona-fala/contracts';
import { getSecurityLog } from '@zielona-fala/contracts/api/security-log/get-security-log';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';

const PAGE = 20;

/** What happened to the account in the last 90 days, newest first, page by page. */
export const { useGetSecurityLogInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getSecurityLog: build.infiniteQuery<readonly SecurityEventDto[], void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
      },
      query: ({ pageParam }) =>
        requestTo(getSecurityLog, { query: { limit: PAGE, cursor: pageParam ?? undefined } }),
    }),
  }),
});
