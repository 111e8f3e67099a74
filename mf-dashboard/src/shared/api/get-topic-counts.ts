import type { CategoryName, TopicShareDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

/** How many questions of each topic were asked and answered right, in all finished tests. */
export const { useGetTopicCountsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getTopicCounts: build.query<readonly TopicShareDto[], CategoryName>({
      query: (category) => `v1/stats/${category}/topics`,
      providesTags: ['Stats'],
    }),
  }),
});
