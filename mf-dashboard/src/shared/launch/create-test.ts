import { IDEMPOTENCY_KEY_HEADER } from '@zielona-fala/contracts';
import { beginTest } from '@zielona-fala/contracts/api/exams/begin-test';
import { type BodyOf, requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from '../api/api.ts';

/** What is wanted of a new test; its language is the one that is kept for all. */
export type NewTest = Omit<BodyOf<typeof beginTest>, 'lang'>;

export interface CreateTest {
  readonly wanted: BodyOf<typeof beginTest>;
  /** The same for each attempt at one test, so that a lost answer makes no second one. */
  readonly key: string;
}

/** Refused with `unfinished-test` (and its id) or `category-unavailable`. */
export const { useCreateTestMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    createTest: build.mutation({
      ...asks(({ wanted, key }: CreateTest) =>
        requestTo(beginTest, { body: wanted }, { headers: { [IDEMPOTENCY_KEY_HEADER]: key } }),
      ),
      invalidatesTags: ['Tests', 'Unfinished'],
    }),
  }),
});
