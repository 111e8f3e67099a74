import type { BankDto } from '@zielona-fala/contracts';
import { getBank } from '@zielona-fala/contracts/api/questions/get-bank';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';

/** The questions that are loaded. */
export const { useGetBankQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getBank: build.query<BankDto, void>({ query: () => requestTo(getBank) }),
  }),
});
