import { getBank } from '@zielona-fala/contracts/api/questions/get-bank';
import { api, asks } from '../../../shared/api/api.ts';

/** The questions that are loaded. */
export const { useGetBankQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getBank: build.query(asks(getBank)),
  }),
});
