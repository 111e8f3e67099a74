import {
  type CategoryName,
  IDEMPOTENCY_KEY_HEADER,
  type Locale,
  type QuestionTopic,
  type TestDto,
  type TestMode,
} from '@zielona-fala/contracts';
import { beginTest } from '@zielona-fala/contracts/api/exams/begin-test';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';

export interface NewTest {
  readonly categoryName: CategoryName;
  readonly lang: Locale;
  readonly mode: TestMode;
  /** Of a test about one topic. */
  readonly topic?: QuestionTopic;
  /** How many questions at most, of a topic or a review. */
  readonly size?: number;
  /** The finished test whose mistakes a review asks again. */
  readonly fromTest?: number;
  /** The piece of homework that its answers count for. */
  readonly homework?: number;
  /** Of a review: what was answered wrong when last asked, whichever test it was. */
  readonly only?: 'mistakes';
}

export interface CreateTest {
  readonly wanted: NewTest;
  /** The same for each attempt at one test, so that a lost answer makes no second one. */
  readonly key: string;
}

/** Refused with `unfinished-test` (and its id) or `category-unavailable`. */
export const { useCreateTestMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    createTest: build.mutation<TestDto, CreateTest>({
      query: ({ wanted, key }) =>
        requestTo(beginTest, { body: wanted }, { headers: { [IDEMPOTENCY_KEY_HEADER]: key } }),
      invalidatesTags: ['Tests', 'Unfinished'],
    }),
  }),
});
