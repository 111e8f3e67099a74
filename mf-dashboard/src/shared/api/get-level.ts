import type { LevelInfo } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/session';

export const { useGetLevelQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getLevel: build.query<LevelInfo, void>({ query: () => 'v1/users/level', providesTags: ['Level'] }),
  }),
});
