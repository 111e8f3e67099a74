import type { TrialDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';
import type { TrialAddress } from '../../../shared/test-address.ts';

/** Five basic and two specialist questions; drawn anew each time. */
export const { useGetTrialQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getTrial: build.query<TrialDto, TrialAddress>({
      query: ({ category, lang }) => `v1/tests/trial?cat=${category}&lang=${lang}`,
      keepUnusedDataFor: 0,
    }),
  }),
});
