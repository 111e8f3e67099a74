import type { UnfinishedTestDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

/** The learner's test under way, with what its own calls take: language and category. */
export const { useFindUnfinishedQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    findUnfinished: build.query<UnfinishedTestDto, void>({
      query: () => 'v1/tests/find/unfinished?detail=true',
      providesTags: ['Unfinished'],
    }),
  }),
});
