import type { CategoryName, TopicShareDto } from '@zielona-fala/contracts';
import { getTopicCounts } from '@zielona-fala/contracts/api/stats/get-topic-counts';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';

/** How many questions of each topic were asked and answered right, in all finished tests. */
export const { useGetTopicCountsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getTopicCounts: build.query<readonly TopicShareDto[], CategoryName>({
      query: (category) => requestTo(getTopicCounts, { category }),
      providesTags: ['Stats'],
    }),
  }),
});
