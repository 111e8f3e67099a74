import type { MedalDto } from '@zielona-fala/contracts';
import { getMedals } from '@zielona-fala/contracts/api/stats/get-medals';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';

/** The learner's medals, the newest first. */
export const { useGetMedalsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getMedals: build.query<readonly MedalDto[], void>({
      query: () => requestTo(getMedals),
      providesTags: ['Stats'],
    }),
  }),
});
