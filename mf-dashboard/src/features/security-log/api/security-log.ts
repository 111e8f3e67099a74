import { getSecurityLog } from '@zielona-fala/contracts/api/security-log/get-security-log';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks, type PageOf } from '../../../shared/api/api.ts';

const PAGE = 20;

/** What happened to the account in the last 90 days, newest first, page by page. */
export const { useGetSecurityLogInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getSecurityLog: build.infiniteQuery({
      ...asks(({ pageParam }: PageOf<void, string>) =>
        requestTo(getSecurityLog, { query: { limit: PAGE, cursor: pageParam ?? undefined } }),
      ),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
      },
    }),
  }),
});
