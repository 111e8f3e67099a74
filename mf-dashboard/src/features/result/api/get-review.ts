import type { Locale, TestReviewDto } from '@zielona-fala/contracts';
import { reviewTest } from '@zielona-fala/contracts/api/exams/review-test';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';

export interface ReviewedTest {
  readonly testId: number;
  readonly lang: Locale;
}

/** A finished test with all answers and explanations. Refused with `unfinished-test` before its end. */
export const { useGetReviewQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getReview: build.query<TestReviewDto, ReviewedTest>({
      query: ({ testId, lang }) => requestTo(reviewTest, { testId, query: { lang } }),
    }),
  }),
});
