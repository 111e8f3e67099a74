import type { CategoryName, Locale, TestDto, TestMode } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

export interface NewTest {
  readonly categoryName: CategoryName;
  readonly lang: Locale;
  readonly mode: TestMode;
}

/** Refused with `unfinished-test` (and its id) or `category-unavailable`. */
export const { useCreateTestMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    createTest: build.mutation<TestDto, NewTest>({
      query: (body) => ({ path: 'v1/tests', method: 'POST', body }),
      invalidatesTags: ['Tests', 'Unfinished'],
    }),
  }),
});
