import type { TestDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/session';

/** A test with its questions, in the language it was drawn in. Never from the cache: its clock runs. */
export const { useGetTestQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getTest: build.query<TestDto, number>({
      query: (testId) => `v1/tests/single/${testId}`,
      keepUnusedDataFor: 0,
    }),
  }),
});
