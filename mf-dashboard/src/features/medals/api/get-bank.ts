import type { BankDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

/** The questions that are loaded. */
export const { useGetBankQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getBank: build.query<BankDto, void>({ query: () => 'v1/tests/bank' }),
  }),
});
