import type { UnfinishedTestDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

export const { useFindUnfinishedQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    findUnfinished: build.query<UnfinishedTestDto, void>({
      query: () => 'v1/tests/find/unfinished',
      providesTags: ['Unfinished'],
    }),
  }),
});
