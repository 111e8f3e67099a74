import type { CategoryName } from '@zielona-fala/contracts';
import { getTopicCounts } from '@zielona-fala/contracts/api/stats/get-topic-counts';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from './api.ts';

/** How many questions of each topic were asked and answered right, in all finished tests. */
export const { useGetTopicCountsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getTopicCounts: build.query({
      ...asks((category: CategoryName) => requestTo(getTopicCounts, { category })),
      providesTags: ['Stats'],
    }),
  }),
});
