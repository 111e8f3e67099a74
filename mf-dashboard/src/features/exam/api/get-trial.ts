import type { TrialDto } from '@zielona-fala/contracts';
import { getTrial } from '@zielona-fala/contracts/api/exams/get-trial';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';
import type { TrialAddress } from '../../../shared/test-address.ts';

/** Five basic and two specialist questions; drawn anew each time. */
export const { useGetTrialQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getTrial: build.query<TrialDto, TrialAddress>({
      query: ({ category, lang }) => requestTo(getTrial, { query: { cat: category, lang } }),
      keepUnusedDataFor: 0,
    }),
  }),
});
