import type { MedalDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

/** The learner's medals, the newest first. */
export const { useGetMedalsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getMedals: build.query<readonly MedalDto[], void>({
      query: () => 'v1/stats/medals',
      providesTags: ['Stats'],
    }),
  }),
});
