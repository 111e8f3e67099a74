import { getTrial } from '@zielona-fala/contracts/api/exams/get-trial';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from '../../../shared/api/api.ts';
import type { TrialAddress } from '../../../shared/test-address.ts';

/** Five basic and two specialist questions; drawn anew each time. */
export const { useGetTrialQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getTrial: build.query({
      ...asks(({ category, lang }: TrialAddress) => requestTo(getTrial, { query: { cat: category, lang } })),
      keepUnusedDataFor: 0,
    }),
  }),
});
