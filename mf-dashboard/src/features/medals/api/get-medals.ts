import { getMedals } from '@zielona-fala/contracts/api/stats/get-medals';
import { api, asks } from '../../../shared/api/api.ts';

/** The learner's medals, the newest first. */
export const { useGetMedalsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getMedals: build.query({ ...asks(getMedals), providesTags: ['Stats'] }),
  }),
});
