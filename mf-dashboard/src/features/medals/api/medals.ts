import { getBank } from '@zielona-fala/contracts/api/questions/get-bank';
import { getMedals } from '@zielona-fala/contracts/api/stats/get-medals';
import { api, asks } from '../../../shared/api/api.ts';

export const { useGetBankQuery, useGetMedalsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The questions that are loaded. */
    getBank: build.query(asks(getBank)),
    /** The learner's medals, the newest first. */
    getMedals: build.query({ ...asks(getMedals), providesTags: ['Stats'] }),
  }),
});
